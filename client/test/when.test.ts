import { describe, expect, it } from "vitest";
import { ago } from "../src/lib/when";

describe("how long ago something was", () => {
  it("is nothing within the last minute", () => {
    expect(ago(1000, 1030, "en")).toBe("");
    expect(ago(1060, 1000, "en")).toBe("");
  });

  it("is said in the largest whole unit, in either language", () => {
    expect(ago(0, 60, "en")).toBe("1 minute ago");
    expect(ago(0, 3600, "en")).toBe("1 hour ago");
    expect(ago(0, 150, "en")).toBe("2 minutes ago");
    expect(ago(0, 7300, "en")).toBe("2 hours ago");
    expect(ago(0, 90000, "en")).toBe("yesterday");
    expect(ago(0, 90000, "fr")).toBe("hier");
  });
});
