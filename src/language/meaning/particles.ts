/** Particles that follow a noun, longest first. */
export const particles = `
으로부터는 으로부터 로부터는 로부터 에게서는 에게서 한테서 에게는 에게도 에게만 에게 한테는 한테 께서는 께서 께
에서만 에서는 에서도 에서의 에서 만으로도 만으로는 만으로 으로만 으로도 으로는 으로써 으로서 으로 로써 로서 로만 로도 로는 로의 로
에만 에는 에도 에 까지는 까지도 까지만 까지 부터는 부터 만이 만을 만은 만 이라고 라고 이라는 라는 이란 란 이라면 라면 이라도 라도
이지만 지만 이며 이고 이어야 이어서 입니다 이에요 예요 이다 인데 이든 든지 처럼 보다 마다 조차 밖에 이나 나마
은 는 이 가 을 를 의 와 과 도 나 인
`
  .trim()
  .split(/\s+/)
  .sort((a, b) => b.length - a.length);

export interface NounForm {
  readonly stem: string;
  readonly particle: string;
}

/** 임차인에게 is 임차인 and 에게. A word of one syllable keeps what is left of it: 을은 is 을 and 은. */
export function splitParticle(word: string): NounForm {
  for (const particle of particles)
    if (word.length > particle.length && word.endsWith(particle))
      return { stem: word.slice(0, -particle.length), particle };
  return { stem: word, particle: "" };
}

const verbTail =
  /^([가-힣]{2,}?)(?:하|한|할|함|합|해|했|되|된|될|됨|됩|돼|됐|시키|시킨|시킬|시켜|받|드리|당하)[가-힣]*$/u;

/** The noun that a 하다 or 되다 verb is made of: 상환하는 is 상환. Null when the word is none. */
export function verbalNoun(word: string): string | null {
  return verbTail.exec(word)?.[1] ?? null;
}
