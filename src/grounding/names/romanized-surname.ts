import { finalOf, initialOf, isSyllable, vowelOf } from "#language";

/** Sounds of Hangul in Latin letters, as the Revised Romanization writes them. */
const initialSounds = "g kk n d tt r m b pp s ss  j jj ch k t p h".split(" ");
const vowelSounds = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split(" ");
const finalSounds = " k k k n n n t l k m l l l p l m p p t t ng t t k t p t".split(" ");

/** Spellings that people use instead, a surname a line. */
const customary: ReadonlyMap<string, readonly string[]> = new Map(
  `
김 kim
이 lee yi rhee
박 park pak
최 choi choe
정 jung chung jeong cheong
강 kang
조 cho jo
윤 yoon yun
장 chang jang
임 lim im rim
한 han
오 oh o
서 seo suh
신 shin sin
권 kwon
황 hwang
안 ahn an
송 song
류 ryu yoo
유 yoo yu ryu
전 jeon chun jun
홍 hong
고 ko go koh
문 moon mun
양 yang
손 sohn son
배 bae pae
백 baek paik
허 huh heo hur
남 nam
심 shim sim
노 noh roh no
하 ha
곽 kwak
성 sung seong
차 cha
주 joo ju chu
우 woo wu
구 koo ku gu
민 min
나 na ra
진 jin chin
지 ji chi
엄 um eom uhm
원 won
천 chun cheon
방 bang pang
공 kong gong
현 hyun hyeon
변 byun byeon
염 yeom yum
여 yeo yuh
추 choo chu
도 do doh
소 so soh
석 seok suk
함 ham hahm
채 chae
선 sun seon
설 sul seol
마 ma
길 gil kil
표 pyo
명 myung myeong
기 ki gi
반 ban
왕 wang
금 keum geum
옥 ok
육 yook yuk
인 in
맹 maeng
제 je
모 mo
탁 tak
국 kook guk
어 eo uh
은 eun
편 pyeon pyun
용 yong
`
    .trim()
    .split("\n")
    .map((line) => {
      const [surname = "", ...spellings] = line.split(" ");
      return [surname, spellings];
    }),
);

/** Surnames that begin too many other words to be looked for in Hangul. */
const rare: ReadonlyMap<string, readonly string[]> = new Map([
  ["경", ["kyung", "kyoung"]],
  ["부", ["boo", "pu"]],
  ["계", ["kye"]],
  ["견", ["kyun", "kyeon"]],
]);

/** Surnames of two syllables as people spell them. */
export const longSurnames: ReadonlyMap<string, readonly string[]> = new Map([
  ["선우", ["sunwoo", "sunu"]],
  ["남궁", ["namgoong", "namkoong", "namkung"]],
  ["황보", ["hwangbo", "whangbo"]],
  ["제갈", ["jegal", "chegal"]],
  ["사공", ["sagong", "sakong"]],
  ["독고", ["dokko", "tokko"]],
  ["서문", ["suhmoon", "seomun"]],
]);

/** The syllables that Korean names begin with. */
export const surnames: readonly string[] = [...customary.keys()];

/** Whether a Latin word may be the surname of one of these Hangul names: Shin for 신예린. */
export function isRomanizedSurname(word: string, names: ReadonlySet<string>): boolean {
  for (const name of names) {
    const syllable = name.charAt(0);
    if (romanized(syllable) === word || customary.get(syllable)?.includes(word) === true) return true;
    if (rare.get(syllable)?.includes(word) === true) return true;
    // 제갈, 남궁: a surname of two syllables.
    if (longSurnames.get(name.slice(0, 2))?.includes(word) === true) return true;
    if (`${romanized(syllable)}${romanized(name.charAt(1))}` === word) return true;
  }
  return false;
}

/** A syllable in Latin letters; null for what is none. */
export function romanized(syllable: string): string | null {
  const code = syllable.charCodeAt(0);
  if (!isSyllable(code)) return null;
  const initial = initialSounds[initialOf(code)] ?? "";
  return initial + (vowelSounds[vowelOf(code)] ?? "") + (finalSounds[finalOf(code)] ?? "");
}
