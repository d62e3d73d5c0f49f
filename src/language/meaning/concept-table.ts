/**
 * Words that mean the same in agreements, reports and everyday speech, a meaning a line; after the bar stand their
 * opposites. A member that ends in "-" is the stem of a verb and stands for all its forms.
 * Letters in common say nothing about meaning, so a meaning that is missing here is simply not compared.
 */
export const conceptTable = `
terminate: 해지, 해제, 파기, 끝내-, 그만두-, 종료시키-, 계약을 깨-, terminat-, cancel-, rescind, rescission, walk away
expire: 만료, 종료, 끝나-, 만기, 종결, expir-, ends, ended, come to an end | 개시, 시작, 착수, 시작되-, begin-, began, commence-, start-
renew: 갱신, 연장, 이어지-, 계속되-, 늘어나는 기간, renew-, extend-, extension, roll over, continu-
pay: 지급, 납부, 납입, 내야, 냅니다, 낸다, 내면, 내지, 내고, 내는, 냈-, 낼, 내-, 물어야, 물어 주-, 줘야, 주어야, 드려야, 치르-, 지불, 결제, pay, pays, paid, payment, payments, payable, paying, remit-, 송금, 입금, 부치-, 완납, settle, settles, settled
bear: 부담, 떠안-, 책임지고 내-, bear, bears, borne, cover, covers, responsible for the cost
return: 반환, 돌려주-, 돌려드리-, 되돌려주-, 환급, 환불, 반납, 돌려받-, 되돌려받-, return, returns, returned, refund-, give back, gives back, get back, gets back, hand back
repay: 상환, 갚-, 변제, repay-, reimburs-
deliver: 인도, 넘겨주-, 납품, 인계, 배송, 배달, deliver-, hand over, hands over, ship, ships, shipped
transfer: 양도, 넘기-, 이전하-, 승계, assign, assigns, assigned, assignment, transfer-, 넘어가-, 이전되-, 이전된, 옮겨 가-, pass to, passes to
pledge: 담보, 저당, pledge-, collateral, mortgage-
notify: 통지, 통보, 알리-, 알려 주-, 알려주-, 고지, 공지, 예고, 통고, notif-, notice, inform-, tell, tells, told, 연락, 얘기하-, 이야기하-, 말해-, let know, lets know
submit: 제출, 내밀-, submit-, file, files, filed
provide: 제공, 공급, provide, provides, providing, suppl-, furnish-, 내주-, 나눠 주-, 나누어 드리-, 나눠 드리-, 마련해 주-, 지원, give, gives, given, grant-, hand out
inspect: 점검, 검수, 검사, 실사, 확인하러, inspect-, inspection, audit-, review, reviews
refuse: 거부, 거절, 반대, 받아들이지 않-, refus-, reject-, declin-, deny, denies, object to | 수락, 받아들이-, 승낙하-, accept, accepts, accepted
consent: 동의, 승낙, 승인, 허락, 허가, 양해, 허용, consent-, approv-, permission, permit-, authoriz-, authoris-, agree to
prohibit: 금지, 못 하게, prohibit-, forbid-, forbidden, ban, bans, banned, barred | 자유롭-, 자유로이, 마음대로 할, freely
request: 요구, 요청, 청구, 최고, 신청, request-, demand-, ask for, claim, claims, claimed
cure: 시정, 고치-, 바로잡-, 치유, 보수, 수리, 수선, 고쳐-, cure-, remed-, repair-, fix, fixes, fixed, correct-
breach: 위반, 어기-, 불이행, 지키지 않-, 지키지 아니하-, 지키지 못하-, breach-, violat-, default, defaults | 준수, 지키-, 이행, 따르-, comply, complies, complied, perform, performs, performed, observ-
late: 연체, 지체, 지연, 밀리-, 밀렸-, 늦-, 늦어지-, 늦게, 체납, 미납, overdue, late, delay-, arrears, fall behind
prompt: 즉시, 곧바로, 바로, 지체 없이, 지체없이, 당장, immediately, promptly, at once, without delay, forthwith, straight away, right away
liable: 책임, 배상, 보상, 물어내-, 물어줘-, 변상, liable, liability, responsib-, compensat-, indemnif-, damages, make good
exempt: 면책, 면제, 면하-, exempt-, waive-, waiver, relieved, excused
damage: 손해, 피해, 손실, damage, loss, losses, harm
indirect: 간접손해, 간접, indirect, consequential | 직접손해, 직접, direct, directly
intent: 고의, 일부러, willful-, wilful-, intentional-, intent | 과실, 실수, 부주의, negligen-
gross: 중대한, 중과실, 현저히, gross, material, serious, significantly | 경미한, 경과실, 사소한, 가벼운, minor, slight, trivial
fault: 귀책사유, 귀책, 잘못, 탓, fault, attributable
disclose: 누설, 공개, 유출, 알려지-, 발설, 퍼뜨리-, disclos-, reveal-, divulg-, leak-
secret: 비밀, 기밀, confidential-, secret-
use: 사용, 이용, 쓰-, 써야, 쓸, 활용, use, uses, used, using, 쓰이-
keep: 보관, 보존, 유지, 간직, keep, keeps, kept, retain-, preserv-, maintain-
destroy: 폐기, 파기하, 삭제, 없애-, 지우-, destroy-, delet-, erase-, dispos-
change: 변경, 개정, 수정, 바꾸-, 바뀌-, 고쳐 쓰-, amend-, modif-, chang-, revis-, alter-
written: 서면, 문서, 글로, 서면상, writing, written | 구두, 구술, 말로, 전화, 말만, 입으로, oral-, verbal-, by phone, by telephone
prior: 사전, 미리, 먼저, 앞서, prior, in advance, beforehand, first | 사후, 나중, 뒤늦게, afterwards, later, subsequent-, after the fact
free: 무상, 무료, 공짜, 돈을 받지 않-, 돈 안 받-, 무이자, free of charge, at no charge, at no cost, no additional cost, for free, no charge | 유상, 유료, 돈을 받-, 비용을 받-, for a fee, at a charge, chargeable, at its expense
include: 포함, 들어 있-, 들어가-, includ-, inclusive, comprises, 산입, 합산, 넣어 계산, count toward, counts toward, counted toward | 별도, 제외, 빼-, 따로, 별개, 미포함, exclud-, exclusive of, separate-, not included, 빼놓-
exclusive: 독점, 전속, 배타, 전용, exclusive, exclusively, sole | 비독점, 비배타, 비전속, non-exclusive, nonexclusive, non-exclusively
whole: 전부, 전액, 일체, 모두, 모든, 전체, 다 돌려, 몽땅, 전원, all, entire, entirely, full, in full, whole, every | 일부, 일부분, 부분적, 절반, part of, partial-, portion, some of, half of
auto: 자동, 자동적, 저절로, 알아서, automatic-, by itself | 수동, 별도 합의로, manual-
fixed: 고정, 고정금리, 일정한, fixed | 변동, 변동금리, variable, floating
prepaid: 선불, 선급, 미리 내-, in advance of, prepaid, upfront | 후불, 후급, 나중에 내-, in arrears, postpaid
inside: 내에서, 안에서, 안에, 이내에서, 내의, 범위 내, 안쪽, inside, within the territory | 밖에서, 외에서, 밖의, 외부에서, 바깥, outside
domestic: 국내, 내국, domestic-, within the country | 국외, 해외, 외국, overseas, abroad, foreign, international-
joint: 연대, 공동, 함께, 양 당사자, 쌍방, 양쪽, joint-, together, mutual- | 단독, 혼자, 일방적, 독자적, alone, unilateral-, sole discretion, individually
increase: 증가, 증액, 인상, 상승, 늘-, 늘리-, 오르-, 올리-, 올라-, 높아지-, 높이-, 확대, 커지-, 강화, 급증, increas-, rais-, ris-, rose, grow-, grew, higher, gain-, boost-, expand- | 감소, 감액, 인하, 하락, 줄-, 줄이-, 줄어들-, 내리-, 떨어지-, 낮아지-, 낮추-, 축소, 작아지-, 약화, 급감, 감축, decreas-, reduc-, fall, falls, fell, fallen, declin-, lower-, drop-, shrink-, shrank, diminish-
improve: 향상, 개선, 나아지-, 좋아지-, improv-, enhanc-, outperform- | 저하, 악화, 나빠지-, worsen-, degrad-, deteriorat-, underperform-
high: 높-, 많-, 크-, 큰, 크다, 우수, 뛰어나-, high, large, larger, greater, better, superior, strong-, best, highest, longer, faster, quick- | 낮-, 적-, 적은, 작-, 작은, 열등, 뒤떨어지-, 못하다, low, small, smaller, worse, inferior, weak-, worst, lowest, shorter, slower, slow
valid: 유효, 효력, valid, effect, effective, in force, enforceable, binding | 무효, 효력을 잃-, 효력을 상실-, 실효, void, invalid, null, unenforceable
possible: 가능, 되나-, possible, able | 불가, 불가능, impossible, unable
necessary: 필요, 필수, 필요하-, requir-, necessary, needed, need, needs, mandatory | 불필요, 임의, optional, unnecessary
own: 귀속, 소유, 유보, property, 가지-, 갖-, 보유, 속하-, belong-, own, owns, owned, vest-, title, ownership
register: 등록, 등기, 신고, regist-
keepin: 원상회복, 원상복구, 원래대로, restor-
deduct: 공제, 빼고, 빠지-, 제하-, 차감, deduct-, subtract-, set off, offset-, withh-
forfeit: 몰취, 몰수, 귀속되어 돌려주지, forfeit-
compete: 경쟁, 겸업, 동종, compet-
publish: 출판, 발행, 간행, publish-, publication
license: 라이선스, 사용권, 실시권, 이용허락, licens-
employ: 고용, 채용, 뽑-, employ-, hire-, hiring, recruit-
dismiss: 해고, 내보내-, 면직, 파면, 자르-, dismiss-, fire, fires, fired, lay off
resign: 퇴직, 사직, 퇴사, 그만두-, 떠나-, resign-, quit, quits, leave the company
withdraw: 철회, 취소, 거두-, 물리-, withdraw-, withdrew, revok-, take back
rent: 차임, 월세, 임대료, 임차료, 집세, 사용료, rent, rents
deposit: 보증금, 예치금, deposit, deposits
downpayment: 계약금, 착수금, 선금, 선급금, down payment, earnest money
interim: 중도금, interim payment, second installment
balance: 잔금, balance, remaining amount, final payment
fee: 수수료, 요금, 비용, 경비, 대금, fee, fees, charge, charges, cost, costs, expense, expenses, price, 값, 가격
interest: 이자, 이자율, 금리, 지연손해금, interest
penalty: 위약금, 위약벌, 지체상금, 벌금, penalt-, liquidated damages
wage: 임금, 급여, 월급, 봉급, 보수, 통상임금, 기본급, wage, wages, salary, salaries
tax: 세금, 부가가치세, 부가세, 조세, tax, taxes, vat
contract: 계약, 협약, 약정, 합의서, contract, agreement, agreements
clause: 조항, 규정, 약관, clause, clauses, provision, terms
right: 권리, 권한, 권, right, rights
duty: 의무, 책무, duty, duties, obligation-, obligated, obliged
period: 기간, 기한, 동안, period, term, duration
holiday: 휴일, 공휴일, 쉬는 날, 주말, 토요일, 일요일, holiday, holidays, weekend, weekends | 평일, 근무일, 영업일, weekday, weekdays, business day, working day
continue: 계속하-, 지속, 계속해-, keep on, carry on | 중지, 중단, 멈추-, 멈춰-, stop-, halt-, discontinu-, suspend-
month-next: 익월, 다음 달, 내월, following month, next month | 당월, 해당 월, 같은 달, 이번 달, same month, current month
day-before: 전일, 전날, 하루 앞당-, 앞당기-, preceding day, previous day, day before | 익일, 다음 날, 다음날, 이튿날, next day, following day, day after
morning: 오전, 아침, morning | 오후, 저녁, 야간, 밤, afternoon, evening, night
adverse: 불리, 불이익, adverse-, unfavorabl-, unfavourabl-, disadvantag- | 유리, 이익이 되는, favorabl-, favourabl-, advantag-
known: 알려져 있-, 공지의, 널리 알려-, public-, known | 알려지지 않은, 미공개, unknown, nonpublic, non-public
technical: 기술상, 기술적, technical
business: 경영상, 경영적, business information
dispute: 분쟁, 다툼, 소송, 재판, dispute-, litigat-, lawsuit
negotiate: 협의, 협상, 이야기해서, 상의, 의논, negotiat-, consult-, good faith discussion
court: 법원, 재판소, court, courts
arbitrate: 중재, arbitrat-
law: 법률, 법령, 준거법, law, laws, govern-
order: 명령, 지시, 시키-, order-, instruct-, direct-ed
train: 교육, 훈련, 학습, train-, educat-
result: 결과물, 성과물, 산출물, 결과, deliverable-, work product, result, results
defect: 하자, 결함, 흠, 고장, defect-, malfunction, 오류, 장애, bug, bugs, crash-
install: 설치, 개설, 두-, 둘 수, 새로 내-, 낼 수, 설립, install-, open, opens, opened, establish-, 차리-
restrict: 제한, 한정, 한하-, restrict-, limit-
attend: 출석, 참석, 참가, attend-, participat-
protect: 보호, 지켜 주-, protect-, safeguard-
collect: 수집, 모으-, collect-, gather-
store: 저장, 보관, stor-
encrypt: 암호화, encrypt-
third: 제3자, 타인, 다른 사람, 남에게, third party, third parties, others, anyone else
sublet: 전대, 다시 빌려-, 재임대, sublet-, sublease-
subcontract: 하도급, 재위탁, 하청, subcontract-
insure: 보험, insur-
vacation: 휴가, 연차, vacation, leave
work: 근무, 근로, 일하-, 업무, work, works, worked, working
overtime: 연장근로, 초과근무, 야근, overtime
successful: 성공, 효과적, 유의미, 유의한, 효과가 있-, success-, efficacious, significant, beneficial | 실패, 무의미, 효과가 없-, fail, fails, failed, failure, ineffective, insignificant, nonsignificant, harmful
support: 지지, 뒷받침, 입증, 확인되-, 확인했-, 증명, support, supports, supported, confirm-, demonstrat-, prove-, show, shows, showed, shown, found | 반박, 반증, 부정, 기각, contradict-, refut-, disprov-, undermin-, disput-
correlate: 상관, 관련, 연관, correlat-, associat-, related, linked | 무관, 독립적, unrelated, independent of, uncorrelated
positive: 긍정, 양의, 정적, positive, positively | 부정적, 음의, 부적, negative, negatively
cause: 원인, 야기, 초래, 때문, 인하여, caus-, due to, lead to, leads to, led to, result in, resulted in, 까닭, 이유, 사유, reason, reasons, because
prevent: 방지, 예방, 막-, 차단, prevent-, avoid-, block-, mitigat-, suppress-, inhibit- | 촉진, 유발, 장려, 조장, promot-, induc-, encourag-, trigger-, facilitat-, stimulat-
supervised: 지도 학습, 지도학습, supervised | 비지도, 비지도학습, 자기지도, unsupervised, self-supervised
linear: 선형, linear | 비선형, nonlinear, non-linear
cheap: 저렴, 싸-, 싼, 값싼, cheap-, inexpensive, affordable | 비싸-, 비싼, 고가, expensive, costly
early: 이르-, 조기, 일찍, 초기, early, earlier, initial, first, earliest | 늦은, 말기, 후기, 최종, late-stage, final, finally, last, latest, most recent
near: 가까-, 인접, near, nearby, close to, adjacent | 멀-, 먼, far, distant
new: 신규, 새로-, 새로운, 최신, new, newly, novel | 기존, 종전, 옛, 오래된, existing, old, previous
allow: 허용하-, 인정, 가능하게, allow-, enabl- | 불허, 차단하-, disallow-, disabl-
online: 온라인, 인터넷, 원격, 비대면, online, remote-, virtual- | 오프라인, 대면, 방문, 현장, offline, in person, in-person, on-site
public: 공립, 공공, 국영, 공영 | 사립, 민간, 민영, 사설, private
male: 남성, 남자, 남학생, male, males, men, man | 여성, 여자, 여학생, female, females, women, woman
adult: 성인, 어른, adult, adults | 미성년, 아동, 어린이, 청소년, minor child, child, children, adolescent-
urban: 도시, 도심, 수도권, urban, city, cities | 농촌, 시골, 지방, 비수도권, rural
import: 수입품, 수입하, import, imports, imported | 수출, export, exports, exported
buy: 매수, 구매, 구입, 사들이-, 매입, buy, buys, bought, purchas- | 매도, 판매, 팔-, 매각, sell, sells, sold, sale, sales
open: 개방, 열-, 열려, 열리- | 폐쇄, 닫-, 닫히-, close, closes, closed, shut
approve-result: 합격, 통과, 당선, pass, passes, passed | 불합격, 탈락, 낙방
profit: 이익, 흑자, 수익, profit-, surplus | 적자, 결손, deficit
asset: 자산, asset, assets | 부채, 빚, 채무, debt, debts, liabilities
left: 왼쪽, 좌측, left side | 오른쪽, 우측, right side
upper: 위쪽, 상부, 상단, 상위, upper, top | 아래쪽, 하부, 하단, 하위, lower part, bottom
north: 북쪽, 북부, 북한, north, northern | 남쪽, 남부, 남한, south, southern
east: 동쪽, 동부, east, eastern | 서쪽, 서부, west, western
hot: 고온, 뜨거-, 더운, hot, warm | 저온, 차가-, 추운, cold, cool
short-term: 단기, short-term, short term | 장기, long-term, long term
temporary: 임시, 일시, temporar- | 영구, 상시, 항구, permanent-, perpetual-, indefinite-
mandatory: 의무적, 필수적, 강제, mandatory, compulsory | 자율, 선택, 임의로, 자발, voluntar-, optional, discretionary
agree: 합의, 찬성, agree, agrees, agreed | 이견, 불일치, disagree-
same: 동일, 같은, 같-, same, identical, equal | 다른, 상이, 차이, different, differ, differs
major: 대부분, 다수, 과반, majority, mostly, most of | 소수, 극소수, minority
present: 존재, exist-, present | 부재, absence, absent, lack, lacks, lacking
active: 적극, 능동, active | 소극, 수동적, passive, inactive
switched: 켜-, 켜지-, 켜진, 켜 두-, 점등, 가동, switched on, turned on, powered on | 꺼지-, 꺼진, 꺼져-, 끄-, 소등, switched off, turned off, powered off
long: 길-, 길었-, 길어지-, 연장되, lengthen-, longer, longest | 짧-, 짧아-, 단축, 줄여, shorten-, shorter, shortest
reach: 달성, 도달, 충족, 채우-, 채웠-, attain-, achiev-, reach-, meet, meets, met | 미달, 못 미치-, 미치지 못-, 모자라-, fall short, falls short, fell short
exercise: 행사, exercis- | 포기, 단념, relinquish-, give up, gives up, forgo-
send: 발송, 발신, 보낸, 보내-, 송부, send-, sent, dispatch-, posting, posted | 수령, 수신, 도달한, 받은 날, receiv-, receipt
vote: 찬성, 가결, in favour, in favor | 반대표, 부결, voted down, defeat-
extreme: 최고가, 최고액, 상한, 최대한도, ceiling, maximum | 최저가, 최저액, 하한, 최소한도, minimum
speed: 빠르-, 빨라-, 빨리, 신속, faster, quicker, rapid-, quickly | 느리-, 느려-, 천천히, 늦추-, 늦출, slow-, slowly
wide: 넓-, 넓히-, 넓어-, wide-, broad- | 좁-, 좁히-, 좁아-, narrow-
inward: 입장, 들어가-, 진입, 반입, 입고, enter-, entry | 퇴장, 나가-, 반출, 출고, exit-, leave the
complete: 완료, 완성, 끝마치-, 준공, complet-, finish- | 미완, 미완료, incomplete, unfinished
paidleave: 유급, 급여를 받-, paid leave | 무급, 급여 없, unpaid
severable: 가분, 나누어, 각자, 분할하여, severally | 연대하여, 일괄, jointly and severally, lump
actual: 실비, 실제, 실손, actual-, at cost | 정액, 일률, flat, lump sum
net: 순매출, 순이익, 순액, net of | 총매출, 총액, 정가, gross of, list price
certain: 확정, 확실, 분명, certain, certainly, definite-, established | 추정, 예상, 가능성, 불확실, estimat-, likely, possibly, presum-
resident: 거주자, 입주자, 주민, resident, residents | 방문객, 외부인, 비거주자, visitor, visitors
clockwise: 시계 방향, 오른쪽으로, clockwise | 시계 반대, 반시계, 왼쪽으로, counterclockwise, anticlockwise
rich: 풍부, 넉넉, 충분, abundan-, sufficient-, plent- | 부족, 결핍, 모자람, scarc-, insufficient-, lack of, shortage
safe: 안전, safe, safely | 위험, dangerous, hazardous, unsafe
wash: 세척, 씻-, 닦-, 청소, wash-, clean, cleans, cleaned, cleaning, rins-
replace: 교체, 교환, 갈아 끼우-, 바꿔 끼우-, replac-, swap-, exchang-
ingest: 복용, 투여, 섭취, 먹-, swallow-, ingest-
postpone: 연기, 미루-, 미뤄-, 순연, postpon-, defer-, put off, reschedul-
reply: 답변, 회신, 응답, 대답, 답하-, reply, replies, replied, respond-, answer-
reside: 거주, 살-, 머무르-, 체류, reside, resides, live, lives, stay, stays
sign: 서명, 날인, 체결, 맺-, sign, signs, signed, execut-, conclud-
vacate: 퇴거, 비우-, 비워-, 이사, move out, moves out, vacat-
carry: 운반, 나르-, 옮기-, 옮겨-, 수송, 운송, carry, carries, carried, transport-
choose: 선정, 고르-, 골라-, choos-, chose, select-, pick, picks
calculate: 계산, 산정, 산출, 셈하-, 따지-, 정산, calculat-, comput-, worked out
divide: 분할, 나누-, 나눠-, 쪼개-, divid-, split, splits, instalment, instalments, installment, installments
announce: 발표, 공고, 공표, announc-
expect: 예상, 전망, 예측, expect-, forecast-, predict-
discount: 할인, 감면, 깎-, 삭감, discount-, markdown | 할증, 가산, 웃돈, surcharge-
borrow: 빌리-, 빌려-, 대출, 차용, 꾸-, borrow-, loan, loans
often: 자주, 흔히, 빈번, often, frequent-, common, commonly, usually | 드물-, 가끔, 간혹, 이따금, rare, rarely, seldom, occasional-
win: 이기-, 승소, 우승, win, wins, won | 패소, 패배, 지게 되-, lose the case
begin-work: 입사, 취업, 채용되-, join the company
meet: 회의, 모임, 만나-, 총회, meeting, meetings, assembly
food: 식사, 음식, 밥, 도시락, 급식, food, meal, meals, lunch
vehicle: 차량, 자동차, 차를, 승용차, vehicle, vehicles, car, cars
child: 자녀, 아이, 자식, 아들딸, kid, kids
parent: 학부모, 부모, 보호자, parent, parents, guardian, guardians
doctor: 의사, 의료진, 전문의, doctor, doctors, physician, physicians
house: 주택, 집, 가옥, 건물, 목적물, house, home, premises, building
goods: 물품, 물건, 상품, 제품, goods, item, items, product, products
record: 기록, 장부, 적어 두-, record, records, recorded, log, logs
teach: 강의, 수업, 가르치-, lecture, lectures, class, classes, lesson
exam: 시험, 고사, 평가, exam, exams, examination, test, tests
`;
