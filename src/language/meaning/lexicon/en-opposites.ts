/** English opposites around a bar, a pair a line. */
export const englishOpposites = `
increase, raise, rise, go up, put up | decrease, lower, reduce, fall, go down, cut
grow, expand, climb | shrink, contract, decline
give, hand over, provide | receive, get, obtain
pay, pay out | be paid, receive payment, collect
pay back, refund, reimburse | get back, be refunded, be reimbursed
buy, purchase | sell
buyer, purchaser | seller, vendor
lend | borrow
lender, creditor | borrower, debtor
rent out, let, lease out | rent, take on lease
landlord, lessor | tenant, lessee
employer | employee, worker
insurer, insurance company | policyholder, insured
licensor | licensee
assignor, transferor | assignee, transferee
plaintiff, claimant | defendant, respondent
sender | recipient, addressee
send, dispatch | receive
franchisor | franchisee
mortgagor | mortgagee
allow, permit, authorize, let | prohibit, forbid, ban, disallow
allowed, permitted, authorized | prohibited, forbidden, banned, unauthorized
may, can | may not, cannot, must not
accept, approve, agree | reject, refuse, decline, deny
acceptance, approval | rejection, refusal, denial
grant | withdraw, revoke, deny
include, contain, cover | exclude, omit, leave out
included, inclusive | excluded, exclusive, not included
including | excluding, except
covered, insured | not covered, uninsured, excluded
before, prior to, previously | after, following, afterwards
earlier, sooner | later
early | late
in advance, beforehand | afterwards, retrospectively, in arrears
begin, start, commence | end, finish, stop, terminate
beginning, start | end, close
take effect, come into force | expire, lapse, cease to apply
first | last
extend, lengthen, prolong | shorten, cut short
renew, continue, carry on | cancel, terminate, discontinue, end, expire, lapse
continue, resume | stop, suspend, interrupt
temporary, provisional | permanent, final
fixed | variable, floating
fixed-term, limited | indefinite, unlimited, open-ended
free, free of charge, at no cost | paid, chargeable, for a fee
gross | net
minimum, at least, no less than | maximum, at most, no more than
more than, over, above | less than, under, below
more | less, fewer
most, majority | minority, few
exceed, go over | fall short of, stay below
all, every, entire | some, none, part
fully, entirely, completely | partially, partly
full refund | partial refund, no refund
always | never
often, frequently | rarely, seldom
mandatory, compulsory, required | optional, voluntary
necessary | unnecessary, not needed
possible | impossible
able, capable | unable, incapable
valid, effective, in force | invalid, void, expired
binding | non-binding
legal, lawful | illegal, unlawful
true, correct, right | false, incorrect, wrong
accurate | inaccurate
complete | incomplete
sufficient, enough | insufficient, too little
eligible, entitled | ineligible, not entitled
liable, responsible | not liable, not responsible, exempt
taxable | tax-free, tax-exempt
refundable | non-refundable
transferable | non-transferable
exclusive, sole | non-exclusive, shared
revocable | irrevocable
confidential, secret, private | public, open, disclosed
disclose, reveal, share | conceal, withhold, keep secret
written, in writing | oral, verbal, spoken
with | without
with notice | without notice
with cause | without cause
with consent | without consent
intentional, deliberate, wilful | unintentional, accidental, negligent
automatically | manually, only on request
immediately, at once | later, with delay, eventually
hire, employ, recruit | dismiss, fire, lay off
hired, recruited | dismissed, fired, resigned
full-time | part-time
paid leave | unpaid leave
weekday, workday | weekend, holiday
day, daytime | night, nighttime
morning, a.m. | evening, afternoon, p.m.
promote | demote
present, attend | absent, miss
profit, gain, surplus | loss, deficit, shortfall
assets | liabilities
income, revenue | expense, cost
credit | debit
deposit, pay in | withdraw, take out
import | export
domestic, national | international, foreign, overseas
local | foreign
internal | external
inside, indoors | outside, outdoors
member | non-member
resident | non-resident
citizen | foreigner, alien
adult | child, minor
smoker, smoking | non-smoker, non-smoking
male, man | female, woman
married | single, unmarried, divorced
living, alive | dead, deceased
healthy, well | sick, ill
inpatient | outpatient
safe | dangerous, unsafe, hazardous
switch on, turn on, power on | switch off, turn off, power off
on | off
plug in, connect, attach | unplug, disconnect, detach
open, unlock | close, shut, lock
install, add | uninstall, remove
insert, put in | remove, take out
tighten, fasten | loosen, unfasten
assemble, put together | disassemble, take apart
enable, activate | disable, deactivate
upload | download
save, keep, retain | delete, erase, discard
log in, sign in | log out, sign out
subscribe, opt in, join | unsubscribe, opt out, leave
lit, illuminated | unlit, dark
wet, damp | dry
hot, warm | cold, cool
heat, warm up | cool, chill
fill | empty, drain
full | empty
clean | dirty
left | right
top, upper, up | bottom, lower, down
front | back, rear
clockwise | counterclockwise, anticlockwise
horizontal | vertical
forward | backward
new, unused | used, second-hand
intact, undamaged | damaged, broken, defective
opened, unsealed | unopened, sealed
before meals, on an empty stomach | after meals, with food
with prescription, prescription-only | over-the-counter, without prescription
effective | ineffective
improve, get better | worsen, deteriorate, get worse
strengthen, tighten the rules | weaken, relax, ease
common | rare, uncommon
mild, slight | severe, serious
acute | chronic
high | low
long | short
large, big | small
heavy | light
wide, broad | narrow
fast, quick, faster, fastest | slow, slower, slowest
cheap, inexpensive | expensive, costly
win, succeed | lose, fail
pass | fail
arrive, arrival | depart, departure, leave
move in | move out, vacate
check in | check out
one-way, single | round trip, return ticket
available, in stock | unavailable, sold out, out of stock
online | offline, in person
simultaneously, together, jointly | separately, one after another, individually
direct | indirect
original | copy
original price, full price | discounted price, reduced price
lump sum, one-off | in installments, recurring
comply with, observe, fulfil | breach, violate, fail to comply
for, in favor | against, opposed
similar, same, identical | different, distinct
known | unknown
named, identified | anonymous, unnamed
customer, client | supplier, provider
parent company | subsidiary
winner | loser
guilty | not guilty, innocent
business days, working days | calendar days
annual, yearly | monthly, weekly, daily
upfront, prepaid | postpaid, on credit
forward, deliver, pass on | bounce, send back
donate, give away | buy, purchase
`;
