// What a game says of the answers to its questions.
import type { Snippet } from "svelte";
import type { Choice, Question } from "../../lib/types";

/** Which answers are what, and what is shown with a question. */
export interface AboutAnswers {
  /** Whether an answer can be given on the board or in the hand as well. */
  elsewhere?: (choice: Choice) => boolean;
  /** Whether `about` has a button for an answer. */
  inAbout?: (choice: Choice) => boolean;
  /** Whether an answer is what most people want next. */
  main?: (choice: Choice) => boolean;
  /** Whether an answer does something that one may not want to miss. */
  matters?: (choice: Choice) => boolean;
  /** Whether an answer is only a wish for later: it stands below, quietly. */
  minor?: (choice: Choice) => boolean;
  /** Whether an answer stands only in the list of all, however few there are. */
  seldom?: (choice: Choice) => boolean;
  /** An answer in fewer words, where the question says the rest. */
  brief?: (choice: Choice) => string | undefined;
  /** Beside an answer in few words: whom or what it is about. */
  picture?: Snippet<[Choice]>;
  /** The card that is being carried out; it stands beside what it asks. */
  resolves?: (question: Question) => string;
  /** In the question: what one should know before answering. */
  about?: Snippet;
  /** How the game draws a card. */
  face?: Snippet<[string]>;
}
