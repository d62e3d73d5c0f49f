/** Lines that the first version wrote under its answers. Messages that it stored still have them. */
const footers = new Set([
  "_모델 없이 규칙으로 답했습니다._",
  "_Answered by rules, without a model._",
  "_정해진 횟수까지 찾아보고 답했습니다. 더 찾아볼 것이 남아 있을 수 있습니다._",
  "_This is the answer at the limit of rounds; there may be more to find._",
  "_이 턴의 한도를 다 써서, 남은 부분은 규칙이 마무리했습니다._",
  "_The turn's budget ran out; rules finished the rest._",
  "_모델이 제대로 답하지 못한 부분은 규칙이 대신했습니다._",
  "_Where the model failed, rules took over._",
]);

/** An answer as it was given, without those lines: a model would take them for its own way of speaking. */
export function withoutFooter(answer: string): string {
  const lines = answer.trimEnd().split("\n");
  while (footers.has(lines.at(-1)?.trim() ?? "")) {
    lines.pop();
    while (lines.at(-1)?.trim() === "") lines.pop();
  }
  return lines.join("\n");
}
