/** Greetings, thanks and fillers, a phrase a line. A message may begin with several of them. */
const greetings = `
안녕
안녕하세요
안녕하십니까
안녕히 가세요
안녕히 계세요
하이
헬로
반가워
반가워요
반가웠어
반가웠어요
반갑습니다
고마워
고마워요
고마웠어
고마웠어요
고맙습니다
감사
감사해
감사해요
감사합니다
감사드립니다
수고했어
수고했어요
수고하셨어요
수고하셨습니다
수고하세요
잘 가
잘 가요
잘 자
잘 자요
잘 있어
잘 있어요
잘 지내
잘 지내요
ㅎㅇ
ㄱㅅ
ㄳ
ㅇㅋ
ㅇㅇ
네
넵
넹
응
아니
아니요
아니야
오케이
좋아
좋아요
알겠어
알겠어요
알겠습니다
정말
너무
진짜
많이
덕분에
도와주셔서
도와 주셔서
hi
hello
hey
thank
thanks
thank you
good morning
good afternoon
good evening
good night
bye
goodbye
see you
ok
okay
great
nice
cool
got it
there
a lot
so much
very much
everyone
again
`;

/** Questions about who answers, without spaces, a phrase a line; a message that begins with one says little more. */
const aboutSelf = `
누구세요
누구야
누구니
누구시죠
이름이뭐
이름뭐
이름이무엇
뭘할수있
뭐할수있
무엇을할수있
어떤걸할수있
어떤할수있
뭘도와줄수있
뭐도와줄수있
무엇을도와줄수있
어떤걸도와줄수있
뭐하는애
뭐하는앱
뭐하는거
자기소개
`;
const englishAboutSelf = `
who are you
what's your name
what is your name
what can you do
how are you
introduce yourself
`;
/** What may stand before them: 근데 너는, 당신은. */
const leadIns = /^(?:그런데|근데)?(?:(?:너|넌|네가|니가|당신|자기)(?:는|은|의|이)?)?/;
/** An ending after such a question: 야, 인가요, 해줘. */
const longestEnding = 6;
const mostGreetings = 8;

const linesOf = (text: string) => text.trim().split("\n");
/** The longest first, so that 안녕하세요 is not read as 안녕. */
const openings = linesOf(greetings).sort((a, b) => b.length - a.length);
const koreanSelf = linesOf(aboutSelf);
const englishSelf = linesOf(englishAboutSelf);

/** A message without the greetings and thanks that it begins with. */
export function withoutGreeting(text: string): string {
  let rest = text.trim();
  for (let count = 0; count < mostGreetings; count += 1) {
    const length = greetingLength(rest);
    if (length === 0) return rest;
    rest = rest.slice(length).replace(/^[^\p{L}\p{N}]+/u, "");
  }
  return rest;
}

/** How many characters of a greeting a text begins with; 0 for none. A word that goes on is another word. */
function greetingLength(text: string): number {
  const laughter = /^[ㅋㅎㅠㅜ]+/.exec(text)?.[0].length ?? 0;
  if (laughter > 0) return laughter;
  const lower = text.toLowerCase();
  return openings.find((one) => lower.startsWith(one) && !/[가-힣A-Za-z]/.test(text[one.length] ?? ""))?.length ?? 0;
}

/** Greetings and thanks, and nothing after them; or a question about who answers. */
export function isSmallTalk(text: string): boolean {
  const rest = withoutGreeting(text).toLowerCase();
  if (rest === "" || englishSelf.some((phrase) => rest.includes(phrase))) return true;
  const tight = rest.replace(/[\s?!.~]+/g, "").replace(leadIns, "");
  return koreanSelf.some((phrase) => tight.startsWith(phrase) && tight.length <= phrase.length + longestEnding);
}
