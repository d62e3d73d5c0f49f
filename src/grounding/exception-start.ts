const exceptionStart = /^(?:다만|단,|그러나|예외적으로|provided|however|except)/iu;

/** Whether a sentence takes something back of the rule before it. */
export function beginsException(sentence: string): boolean {
  return exceptionStart.test(sentence.trim());
}
