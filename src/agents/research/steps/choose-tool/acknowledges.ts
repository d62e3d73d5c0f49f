import { oneOf } from "#language";

/** How people take note of an answer, thank for it, put off or end, at the beginning of what they say. */
const notes = `
고마워
고맙
감사
땡큐
알겠
알았
그래
그렇구나
그렇군
그렇네
응
네
넵
예
넹
ㅇㅇ
ㅇㅋ
ㅋㅋ
ㅎㅎ
ㄱㅅ
오케이
좋아
좋네
좋군
좋습니다
좋다
오 좋
좋은데
굿
최고
완벽
훌륭
대단
멋지
멋져
역시
재밌
흥미롭
신기
아하
오호
와
이해했
이해됐
확인했
잘 봤
잘했
잘 됐
됐어
됐습니다
괜찮
충분
수고
나중에
잠깐
잠시만
기다려
그만
아니야
아니에요
취소
잘 가
내일 봐
다음에
thanks
thank you
thx
ty
cheers
ok
okay
k
got it
gotcha
i see
i understand
understood
all right
alright
right
sure
fine
great
good
nice
cool
awesome
perfect
excellent
wonderful
brilliant
amazing
interesting
wow
lovely
neat
yes
yep
yeah
no problem
no thanks
never mind
nevermind
that's all
that is all
that will do
that's enough
enough
later
wait
hold on
one moment
bye
goodbye
see you
good night
makes sense
sounds good
looks good
fair enough
well done
`
  .trim()
  .split("\n");

/** Longer than this, more is said than that. */
const longestNote = 40;

/** Whether a message only takes note: nothing is asked or wished for in it. */
export function acknowledges(message: string): boolean {
  const words = message.trim().toLowerCase();
  const opens = notes.some((note) => words.startsWith(note) && !isGoingOn(note, words[note.length]));
  return opens && words.length <= longestNote && !asks.test(words);
}

/** A Latin word, or a syllable that stands for a whole word, is not the beginning of another. */
const isGoingOn = (note: string, next: string | undefined) =>
  next !== undefined && (/[a-z]$/.test(note) ? /[a-z]/.test(next) : note.length === 1 && /[가-힣]/.test(next));

/** Something is wanted: a question, or a wish for the papers. 다시 볼게 is none. */
const asks = new RegExp(
  oneOf`
    [?？]
    \d
    줘
    주세요
    주라
    줄래
    해봐
    할래
    하자
    [것거]만
    것은
    거는
    차이
    비교
    왜
    어떻
    뭐
    무엇
    어느
    \bwh(?:at|ich|y|o|en|ere)\b
    \bhow\b
    \bshow\b
    \bfind\b
    \bcompare\b
    \blist\b
    \bonly\b
    \bc(?:an|ould)\syou\b
    \bplease\b
  `,
  "u",
);
