import type { Localized } from "#protocol";
import type { CriteriaToken, CriteriaWord } from "./criteria-token.ts";
import { misunderstandings } from "./misunderstandings.ts";
import { NotACondition } from "./tokens.ts";

/** Walks over the tokens of a condition and says where one was not as expected. */
export class TokenCursor {
  readonly #tokens: readonly CriteriaToken[];
  readonly #end: number;
  #next = 0;

  constructor(tokens: readonly CriteriaToken[], end: number) {
    this.#tokens = tokens;
    this.#end = end;
  }

  peek(ahead = 0): CriteriaToken | undefined {
    return this.#tokens[this.#next + ahead];
  }

  skip(count = 1): void {
    this.#next += count;
  }

  takeWord(word: CriteriaWord): boolean {
    const token = this.peek();
    if (token?.kind !== "word" || token.word !== word) return false;
    this.skip();
    return true;
  }

  expectWord(word: CriteriaWord): void {
    if (!this.takeWord(word)) throw this.wrong(misunderstandings.missing(word));
  }

  takeString(): string {
    const token = this.peek();
    if (token?.kind !== "string") throw this.wrong(misunderstandings.noString);
    this.skip();
    return token.value;
  }

  expectEnd(): void {
    if (this.peek() !== undefined) throw this.wrong(misunderstandings.unexpected);
  }

  wrong(says: Localized): NotACondition {
    return new NotACondition(says, this.peek()?.at ?? this.#end);
  }
}
