/** Words that say nothing about a topic: function words, and what every paper says of itself. */
export const englishStopWords: ReadonlySet<string> = new Set(
  `a about above across after again against all almost also although always am among an and another any are as at be
became because become been before being below between both but by can cannot could did do does doing done down due during
each either else etc even ever every few first for from further had has have having he hence her here hers him his how however
i if in indeed instead into is it its itself just last least less let like made mainly make many may me might more moreover most
much must my neither never no nor not now of off often on once one only onto or other others our ours out over own per perhaps
quite rather really same second see seem several shall she should since so some still such than that the their theirs them then
there therefore these they this those though three through thus to together too toward towards two under until up upon us use
used using usually various very via was we well were what when where whether which while who whole whom whose why will with
within without would yet you your
able achieve achieved achieves additionally aim aims allow allows analyse analyze applied apply approach approaches available
based best better case compare compared comparable consider current currently demonstrate demonstrates describe describes
described develop developed different discuss effective effectively effectiveness empirical evaluate evaluated evaluation
example examples existing experiment experimental experiments explore explored finally find finding findings focus following
furthermore general given good help high higher highly identify important improve improved improvement improvements improves
include includes including increase introduce introduced introduces investigate issue issues large lead leads limited low lower
main method methods model models multiple need needs new novel number obtain obtained order outperform outperforms paper papers
perform performance performed performs possible potential present presented presents previous previously problem problems
propose proposed proposes provide provided provides recent recently related report require requires research respectively
result resulting results room set show showed showing shown shows significant significantly simple single small specific
specifically state state-of-the-art studies study suggest system systems task tasks technique techniques test tested trained
train training understanding useful varying way ways work works write written year years`.split(/\s+/),
);

export const koreanStopWords: ReadonlySet<string> = new Set(
  `그리고 그러나 하지만 또한 따라서 그러므로 위해 위한 통해 통한 대한 대해 관한 관하여 의한 의해 따른 따라 있는 있다 있으며 없는 없다
되는 된다 되었다 하는 한다 하였다 했다 하고 하며 이를 이는 이러한 그러한 본 논문 연구 결과 제안 방법 분석 기존 사용 이용 경우 가장 매우
다양한 새로운 여러 모든 각각 우리 통하여 위하여 대하여 가지 것으로 것을 것이 나타났다 보였다 제시 수행 실험 성능 향상 문제`.split(
    /\s+/,
  ),
);

/** Particles, longest first: what is left after one is taken off is the noun. */
export const koreanParticles: readonly string[] = (
  "으로부터 에서부터 으로서 으로써 에게서 이라는 에서는 에서의 으로는 으로의 까지의 부터 까지 에서 에게 으로 이나 이며 이고 라는 보다 처럼 만큼 마다 조차 " +
  "하는 하여 하고 하며 된 되는 적인 은 는 이 가 을 를 의 에 로 와 과 도 만"
)
  .split(" ")
  .sort((a, b) => b.length - a.length);
