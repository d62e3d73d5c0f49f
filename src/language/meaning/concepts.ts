import { conceptTable } from "./concept-table.ts";
import { toJamo } from "./jamo.ts";
import { remembered } from "./remembered.ts";

/** A wording of the table. */
export interface Member {
  readonly concept: string;
  /** -1 for a word that stands for the opposite. */
  readonly sign: 1 | -1;
  readonly text: string;
  readonly letters: string;
  /** The stem of a verb. */
  readonly isStem: boolean;
  /** The meaning has an opposite with words of its own. */
  readonly isPolar: boolean;
  readonly isHangul: boolean;
  /** It is more than letters, such as a phrase, and may go on behind the end of a word. */
  readonly isPhrase: boolean;
}

const members: Member[] = conceptTable
  .trim()
  .split("\n")
  .flatMap((line) => {
    const colon = line.indexOf(":");
    const concept = line.slice(0, colon);
    return line
      .slice(colon + 1)
      .split("|")
      .flatMap((side, index) =>
        side
          .split(",")
          .map((member) => member.trim())
          .filter((member) => member !== "")
          .map((member) => createMember(concept, index === 0 ? 1 : -1, member, line.includes("|"))),
      );
  });

/** Members that begin alike, longest first. */
interface Beginning {
  readonly members: readonly Member[];
  /** So much of a text is enough to tell them apart. */
  readonly reach: number;
  readonly hasStem: boolean;
}

/** Members by their first letters; two letters tell most of them apart. */
const byBeginning = new Map(
  [
    ...Map.groupBy(
      members.sort((a, b) => b.letters.length - a.letters.length),
      ({ letters }) => letters.slice(0, 2),
    ),
  ].map(([letters, alike]): [string, Beginning] => [
    letters,
    {
      members: alike,
      reach: Math.max(...alike.map(({ text }) => text.length)) + 2,
      hasStem: alike.some(({ isStem, isHangul }) => isStem && isHangul),
    },
  ]),
);
const nothing: Beginning = { members: [], reach: 0, hasStem: false };

function createMember(concept: string, sign: 1 | -1, written: string, isPolar: boolean): Member {
  const isStem = written.endsWith("-") && written.length > 1;
  const text = isStem ? written.slice(0, -1) : written;
  return {
    concept,
    sign,
    text,
    letters: toJamo(text.toLowerCase()),
    isStem,
    isPolar,
    isHangul: /^[가-힣]/u.test(text),
    isPhrase: /\P{L}/u.test(text),
  };
}

/** Most words begin no meaning at all; the first two characters are asked for once. */
const beginningWith = remembered(
  (characters) => byBeginning.get(toJamo(characters.toLowerCase()).slice(0, 2)) ?? nothing,
);

/** The member that a stretch begins with, longest wording first: 돌려받 before 돌려. Its first two characters tell which may. */
function memberOf(stretch: string): Member | null {
  const { members: alike, hasStem } = beginningWith(stretch.slice(0, 2));
  const lower = stretch.toLowerCase();
  const letters = hasStem ? toJamo(lower) : "";
  return alike.find((member) => matches(member, lower, letters)) ?? null;
}

/** The meaning that begins at an offset of a word; undefined where the words behind it must be asked. */
export function meaningInWord(word: string, offset: number): Member | null | undefined {
  const { members: alike } = beginningWith(word.slice(offset, offset + 2));
  if (alike.length === 0) return null;
  const rest = word.slice(offset);
  const letters = toJamo(rest.toLowerCase());
  const mayGoOn = alike.some((member) => member.isPhrase && member.letters.startsWith(letters));
  return mayGoOn ? undefined : memberOf(rest);
}

const memberOfStretch = remembered(memberOf);

/** The meaning that begins at a place of a text. */
export function meaningAt(text: string, at: number): Member | null {
  const { reach } = beginningWith(text.slice(at, at + 2));
  return reach === 0 ? null : memberOfStretch(text.slice(at, at + reach));
}

/** A verb's stem is followed by any ending; a stem of one syllable by one that cannot begin another word. */
const shortStemEnding = /^.(?:다|야|지|면|고|는|며|어|아|으|을|은|던|기|게|도록|습|거나|았|었|인|ㄴ)/u;

function matches({ text, letters, isStem, isHangul }: Member, stretch: string, stretchLetters: string): boolean {
  if (!isHangul) {
    if (!stretch.startsWith(text)) return false;
    return isStem || !/^[a-z]/.test(stretch.slice(text.length));
  }
  if (!isStem) return stretch.startsWith(text) && (text.length > 1 || !/^[가-힣]/.test(stretch.slice(1)));
  if (!stretchLetters.startsWith(letters)) return false;
  return text.length > 1 || (stretch.startsWith(text) && shortStemEnding.test(stretch));
}
