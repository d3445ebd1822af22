// What the tests of the page need of Node, without all of its types beside the browser's.
declare module "node:child_process" {
  export interface ChildProcess {
    stdin: { end(): void };
    stdout: { once(event: "data", hear: (data: { toString(): string }) => void): void };
  }
  export function spawn(
    command: string,
    words: string[],
    options: { cwd: string; stdio: ["pipe", "pipe", "inherit"] },
  ): ChildProcess;
}
