// What the browser keeps as a file.

export function saveBlob(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function save(name: string, text: string): void {
  saveBlob(`${name}.txt`, new Blob([text], { type: "text/plain" }));
}
