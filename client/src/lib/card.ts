// A card as a game lists it; each game adds what only it knows.

export interface CardInfo {
  id: string;
  nation: string;
  type: string;
  count: number;
  names: Record<string, string>;
  texts: Record<string, string>;
  rules: string[];
}
