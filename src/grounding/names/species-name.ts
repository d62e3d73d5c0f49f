import { listedWords } from "#language";

const genus = /^\p{Lu}\p{Ll}+(?:a|us|um|is|es|ops|ys|on|ns|ix|ax|os)$/u;
const epithet = /^\s(\p{Ll}{2,}(?:a|us|um|is|ii|ae|oides))(?!\p{L})/u;

/** Words of English that end as Latin ones do. */
const english =
  listedWords(`a data media area idea agenda formula criteria schema era extra opera camera drama panorama diploma quota via pizza
malaria dementia trauma asthma dilemma plasma gamma alpha beta delta sigma anemia anaemia leukemia leukaemia pneumonia insomnia phobia
diarrhea diarrhoea enigma stigma charisma edema eczema algebra orchestra cinema banana tuna flora fauna lava saga sauna soda sofa vanilla villa
virus corpus status census consensus campus bonus focus thus plus versus minus genius radius stimulus surplus
analysis basis thesis crisis emphasis hypothesis this is axis synthesis diagnosis oasis
forum album medium minimum maximum museum spectrum premium sum curriculum momentum quantum stadium aluminum vacuum
us`);

/** The Davis dysplasia cohort (2020): a work is called after whoever made it. */
const namesWork =
  /^\s\p{Ll}+\s(?:\p{Ll}+\s)?(?:study|trial|cohort|survey|report|paper|panel|review|scale|index|model)\b/u;

/** Zostera marina, Apis mellifera: a genus with its species, which end as Latin words do. */
export function isSpeciesName(word: string, rest: string): boolean {
  const second = genus.test(word) ? epithet.exec(rest)?.[1] : undefined;
  return second !== undefined && !english.has(second) && !namesWork.test(rest.slice(0, 60));
}
