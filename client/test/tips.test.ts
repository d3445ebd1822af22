import { describe, expect, test } from "vitest";
import { beside, type Rect } from "../src/games/naval/tips";

const rect = (left: number, top: number, wide: number, high: number): Rect => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
});
const SCREEN: [number, number] = [1440, 900];
const SIZE: [number, number] = [264, 240];
const QUESTION = rect(1030, 56, 400, 366);

function hides(place: { left: number; top: number }, one: Rect): boolean {
  return (
    place.left < one.right && place.left + SIZE[0] > one.left && place.top < one.bottom && place.top + SIZE[1] > one.top
  );
}

describe("a card that opens beside a ship", () => {
  test("lies on its right where nothing is in the way", () => {
    expect(beside(rect(20, 100, 120, 80), SIZE, SCREEN, [QUESTION])).toEqual({ left: 146, top: 100 });
  });

  test("does not lie over the question, nor over what can be pressed", () => {
    const ship = rect(880, 100, 130, 80);
    const targets = [rect(745, 100, 130, 80), rect(600, 100, 130, 80), rect(880, 200, 130, 80)];
    const place = beside(ship, SIZE, SCREEN, [QUESTION, ...targets]);
    for (const one of [ship, QUESTION, ...targets]) expect(hides(place, one)).toBe(false);
  });

  test("lies above a card of the hand, and stays on the screen", () => {
    expect(beside(rect(1300, 710, 120, 170), SIZE, SCREEN, [], true)).toEqual({ left: 1170, top: 464 });
  });
});
