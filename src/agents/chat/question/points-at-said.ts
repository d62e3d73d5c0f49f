import { oneOf } from "#language";

/** Words that point at something that was said. */
const pointing = new RegExp(
  oneOf`
    (?<![가-힣])(?:그|저|이)(?=\s)
    (?<![가-힣])(?:그[거건게걸것때중]|이[거건게걸것]|저[거건게걸것]|그렇|이렇|그런(?!데)|이런|거기|여기|걔|둘|셋|각각|위에|앞에|방금|아까|후자|전자|[첫두세네]\s?번째|마지막|다른|딴|또|더|말고|나머지)
    \b(?:it|its|that|those|these|this|they|them|their|he|she|his|her|him|one|ones|both|each|either|another|other|others|else|more|instead|there|same|first|second|third|last|former|latter)\b
  `,
  "i",
);

/** Whether a message points at something that was said. */
export const pointsAtSaid = (text: string) => pointing.test(text);
