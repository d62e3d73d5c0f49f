/** English words and what people say for them, a meaning a line. */
export const englishSynonyms = `
pay, remit, settle, make payment, cough up, shell out, fork out
repay, pay back, reimburse, refund, give back the money
terminate, end, cancel, bring to an end, call off, put an end to
expire, lapse, run out, come to an end, end
begin, start, commence, kick off, get going
take effect, come into force, become effective, enter into force, start to apply, kick in
renew, extend, prolong, roll over
extension, renewal, prolongation
notify, inform, tell, let know, advise, give notice, alert
notice, notification, heads-up, warning
in writing, written, on paper, by letter
purchase, buy, acquire, get, pick up
sell, vend, offer for sale
lease, tenancy, rental agreement, rental contract
tenant, lessee, renter, leaseholder
landlord, lessor, property owner, letting party
sublet, sublease, rent out to someone else
rent, rental fee, rental payment, monthly rent
deposit, security deposit, bond, damage deposit
down payment, initial payment, earnest money, upfront payment
premises, property, place, unit, dwelling
vacate, move out, leave, quit the premises
occupy, live in, reside in, inhabit
occupant, resident, inhabitant, dweller
evict, throw out, kick out, turn out, remove from the property
employee, worker, staff member, member of staff, team member
dismiss, fire, sack, let go, terminate employment, lay off, give the boot
dismissal, firing, sacking, termination of employment
resign, quit, hand in notice, step down, leave the job
resignation, quitting, stepping down
hire, employ, recruit, take on, engage
salary, pay, wages, earnings, remuneration, compensation
raise, pay increase, pay rise, salary increase
overtime, extra hours, additional hours
annual leave, vacation, holiday, paid time off, PTO, time off
sick leave, sick days, medical leave, time off sick
maternity leave, mat leave, leave for childbirth
probation, probationary period, trial period
work from home, telework, remote work, telecommute, WFH
disciplinary action, disciplinary measures, sanctions, punishment
supervisor, manager, line manager, boss, superior
colleague, coworker, fellow employee, workmate
job, position, post, role
duties, responsibilities, tasks, obligations
obligation, duty, requirement, commitment
must, shall, have to, be required to, be obliged to, need to, has to
may, can, be allowed to, be permitted to, be entitled to, be free to
may not, must not, shall not, cannot, be prohibited from, be not allowed to
permit, allow, let, authorize, enable
prohibit, forbid, ban, bar, disallow, outlaw
permission, consent, authorization, approval, go-ahead, green light
consent, agree, give permission, assent, say yes
agreement, contract, deal
parties, signatories, contracting parties, both sides
sign, execute, put one's name to, affix signature
signature, autograph, sign-off
breach, violation, infringement, contravention, non-compliance
breach, violate, break, infringe, contravene, fail to comply with
comply with, follow, obey, observe, adhere to, abide by, stick to
amend, change, modify, alter, revise, adjust
amendment, change, modification, alteration, revision
clause, provision, stipulation, article
appendix, annex, schedule, attachment, exhibit
void, invalid, null, of no effect, not binding
binding, enforceable, legally valid, in force
liable, responsible, accountable, answerable, on the hook
liability, legal responsibility, accountability
indemnify, compensate, hold harmless, make good, make whole
compensation, damages, indemnity, payout
loss, damage, harm
injury, bodily harm, physical harm, wound
negligence, carelessness, lack of care
intentionally, deliberately, on purpose, wilfully, knowingly
accidentally, unintentionally, by accident, by mistake, inadvertently
dispute, disagreement, conflict, quarrel
lawsuit, litigation, legal action, court case, court proceedings
sue, take to court, bring legal action, file a lawsuit
court, tribunal, courthouse
governing law, applicable law, law that applies
jurisdiction, venue, competent court
confidential, secret, private, not public
confidentiality, secrecy, non-disclosure
disclose, reveal, divulge, make known, share, give away
assign, transfer, hand over, pass on, sign over
force majeure, act of God, event beyond control
penalty, fine, sanction
late fee, late charge, late payment fee, overdue charge
overdue, late, past due, in arrears, outstanding, behind
default, non-payment, failure to pay
fee, charge, cost
expenses, costs, outlay, spending
price, cost, amount charged
free of charge, free, at no cost, gratis, without charge, complimentary, for nothing
discount, reduction, rebate, money off, price cut
invoice, bill, statement of charges
receipt, proof of purchase, sales slip, proof of payment
installment, instalment, partial payment, payment in parts
lump sum, one-off payment, single payment, all at once
due date, deadline, payment date, cut-off date, last day to pay
deadline, time limit, closing date, cut-off date, last day, final date
period, term, duration, length of time, time frame
annually, yearly, every year, once a year, each year, per annum
monthly, every month, each month, once a month, per month
weekly, every week, each week, once a week
daily, every day, each day, per day, once a day
quarterly, every three months, each quarter
biannually, semiannually, twice a year, every six months
biweekly, fortnightly, every two weeks, every other week
fortnight, two weeks, fourteen days
immediately, at once, right away, straight away, without delay, forthwith, instantly, ASAP
promptly, quickly, swiftly, without undue delay, speedily
beforehand, in advance, ahead of time, previously, earlier
afterwards, later, subsequently, after that, thereafter
prior to, before, ahead of, in advance of
after, following, subsequent to, once
during, throughout, in the course of, while
until, till, up to
within, in the space of, inside of
at least, no less than, a minimum of, not fewer than
at most, no more than, a maximum of, up to, not exceeding
exceed, go over, surpass, be more than, top
approximately, about, around, roughly, circa, some
exactly, precisely, just
temporarily, for a while, for the time being, provisionally
permanently, forever, for good, indefinitely
automatically, by itself, on its own, by default
manually, by hand, not automatically
currently, at present, now, at the moment, presently
regularly, periodically, at regular intervals
occasionally, from time to time, now and then, sometimes
rarely, seldom, hardly ever, infrequently
often, frequently, many times, commonly
usually, generally, normally, typically, as a rule
always, at all times, invariably, every time
never, at no time, under no circumstances, not ever
solely, only, exclusively, just, merely
jointly, together, collectively
separately, individually, on their own, apart
entirely, fully, completely, wholly, totally, in full, altogether
partially, partly, in part, to some extent
mainly, chiefly, primarily, mostly, largely
especially, particularly, in particular, notably
however, but, nevertheless, nonetheless, yet
unless, except if, save where, if not
provided that, on condition that, as long as, only if, so long as
if, in the event that, where, in case, should
because, since, as, due to the fact that
because of, due to, owing to, on account of, by reason of, as a result of
therefore, thus, consequently, hence, as a result, so
despite, in spite of, notwithstanding, regardless of
except, excluding, other than, apart from, save for, with the exception of
including, such as, among them, comprising
according to, pursuant to, under, in accordance with, as per, in line with
regarding, concerning, about, with respect to, relating to, in relation to
instead of, in place of, in lieu of, rather than
on behalf of, for, in the name of, as agent of
by means of, through, via, using
in addition, also, additionally, moreover, furthermore, besides, on top of that
without, in the absence of, lacking
insurer, insurance company, underwriter, insurance provider
policyholder, insured, insured person
premium, insurance payment, insurance contribution
deductible, excess, self-pay portion, out-of-pocket amount
coverage, cover, protection, insurance protection
cover, insure, protect against
claim, request for payment, insurance claim
file a claim, submit a claim, make a claim, put in a claim
payout, benefit, insurance money, claim payment
exclusion, exception, carve-out, not covered
waiting period, qualifying period, waiting time
pre-existing condition, prior illness, existing illness, previous condition
beneficiary, recipient of benefits, person who receives the payout
limit, cap, ceiling, maximum amount, upper limit
theft, stealing, larceny
steal, rob, swipe, pinch, nick
fire, blaze, conflagration
flood, flooding, inundation
accident, crash, collision, mishap
car, automobile, auto, passenger car
truck, lorry, HGV
drive, operate a vehicle, be behind the wheel
driver, motorist, person at the wheel
licence, license, permit, authorization
death, decease, passing, demise
die, pass away, decease, perish
disability, impairment, handicap
illness, sickness, disease, ailment, medical condition
sick, ill, unwell, poorly
hospital, infirmary, medical center
hospitalization, hospital stay, inpatient treatment, admission to hospital
doctor, physician, medical practitioner, GP, medic
pharmacist, chemist, druggist
pharmacy, drugstore, chemist's
medicine, medication, drug, meds, medicinal product
tablet, pill, tab
dose, dosage, amount of medicine
take, swallow, ingest
side effect, adverse reaction, undesirable effect, adverse effect
symptom, sign, complaint
pain, ache, soreness
headache, head pain, sore head
stomach ache, abdominal pain, tummy ache, belly pain, bellyache
nausea, feeling sick, queasiness
vomit, throw up, be sick, puke
diarrhea, diarrhoea, loose stools, the runs
constipation, difficulty passing stools, being blocked up
fever, high temperature, raised temperature, pyrexia
rash, skin eruption, skin irritation, red spots
itching, pruritus, itchiness
swelling, edema, oedema, puffiness
drowsiness, sleepiness, somnolence, feeling sleepy
dizziness, light-headedness, vertigo, giddiness
fatigue, tiredness, exhaustion, feeling tired
insomnia, trouble sleeping, sleeplessness, difficulty sleeping
high blood pressure, hypertension, raised blood pressure, elevated blood pressure
low blood pressure, hypotension, drop in blood pressure
heart attack, myocardial infarction, cardiac infarction, coronary
stroke, cerebrovascular accident, apoplexy, CVA
kidney problems, renal impairment, kidney disease
liver problems, hepatic impairment, liver disease
heart problems, cardiac disorder, heart disease
difficulty breathing, shortness of breath, dyspnea, breathlessness
allergic, hypersensitive, oversensitive
allergy, hypersensitivity, allergic reaction
pregnant, expecting, with child
breastfeeding, nursing, lactating
child, kid, minor
baby, infant, newborn
elderly, older people, seniors, aged
adult, grown-up, person of full age
overdose, taking too much, excessive dose
prescription, doctor's order, script
over-the-counter, non-prescription, without a prescription, OTC
alcohol, alcoholic drinks, booze, liquor
before meals, on an empty stomach, before eating
after meals, after eating, on a full stomach
orally, by mouth, by swallowing
leaflet, package insert, patient information, pamphlet
store, keep, stash
expiry date, expiration date, use-by date
dispose of, throw away, discard, bin, get rid of, chuck out
out of reach of children, away from children, where children cannot get it
contraindicated, must not be used, not suitable
consult, ask, seek advice from, talk to, speak to
treatment, therapy, medical care
surgery, operation, surgical procedure
diagnosis, medical finding, identification of illness
vaccination, immunization, jab, shot, inoculation
switch on, turn on, power on, power up
switch off, turn off, power off, shut down, power down
unplug, disconnect from the mains, pull the plug, remove the plug
plug in, connect to the mains, connect to the power supply
outlet, socket, wall socket, power point
appliance, device, unit, machine
button, key, push button
screen, display, monitor
blink, flash, flicker
indicator light, LED, lamp
charge, recharge, power up the battery
battery, rechargeable battery, power cell, accumulator
cable, cord, lead, wire
install, set up, fit, mount
uninstall, remove, delete
assemble, put together, build
disassemble, take apart, dismantle
clean, wipe, cleanse
rinse, wash out, flush
cloth, rag, wipe
detergent, cleaning agent, cleaner, soap
repair, fix, mend, put right
replace, exchange, swap, substitute, change
broken, defective, faulty, out of order, damaged, not working, kaput
defect, fault, flaw, malfunction
malfunction, break down, stop working, fail, act up
warranty, guarantee, manufacturer's warranty
maintenance, upkeep, servicing
inspect, check, examine, look over
inspection, check, examination
reset, restore, restore to factory settings
restart, reboot, start again
press, push, hit
hold down, keep pressed, press and hold
rotate, turn, twist
tighten, screw down, fasten
loosen, unscrew, slacken
insert, put in, place inside, slide in
remove, take out, pull out, withdraw
attach, fasten, fix, secure
detach, take off, unfasten
lid, cover, cap
leak, drip, seep
overheat, get too hot, run hot
noise, sound, racket
noisy, loud, making a lot of noise
hazard, danger, risk, peril
dangerous, hazardous, unsafe, risky
safe, secure, free from danger
caution, care, attention
electric shock, electrical shock, getting zapped
burn, scald, burn injury
spare part, replacement part, spare
accessory, attachment, add-on
user, operator, person using
manual, instructions, user guide, handbook, instruction booklet
specification, technical data, specs
serial number, S/N, serial no.
manufacturer, maker, producer
seller, vendor, merchant
buyer, purchaser, acquirer
customer, client, patron
supplier, provider, purveyor
retailer, shop, store, dealer
order, place an order, request
deliver, ship, send, dispatch
delivery, shipment, dispatch
shipping cost, delivery charge, postage, freight
receive, get, obtain
return, send back, give back, bring back
refund, money back, reimbursement, repayment
exchange, swap, replacement
withdraw, revoke, take back, back out
cooling-off period, withdrawal period, right to change one's mind
unopened, sealed, in original packaging
packaging, wrapping, box
out of stock, sold out, unavailable
in stock, available, on hand
goods, merchandise, products, items
gift card, voucher, gift certificate
subscription, membership plan, recurring plan
subscribe, sign up, enroll, register
unsubscribe, opt out, cancel the subscription
account, user account, profile
password, passcode, PIN
log in, sign in, log on
log out, sign out, log off
website, web page, site, homepage
email, e-mail, electronic mail
phone, telephone, call, ring
cell phone, mobile, mobile phone, cellphone
text message, SMS, text
mail, post, letter
registered mail, certified mail, recorded delivery
contact, get in touch with, reach, reach out to
reply, respond, answer, get back to
request, ask for, apply for
demand, require, insist on
application, request form, application form
apply, put in an application, submit an application
applicant, candidate, person applying
submit, hand in, file, turn in, lodge
accept, agree to, approve, say yes to
reject, refuse, decline, turn down, deny, say no to
refusal, rejection, denial
approve, authorize, sign off on, okay, give the green light
grant, give, award, confer
provide, supply, furnish, give
obtain, get, acquire, secure
retain, keep, hold on to
collect, gather, bring together, compile
use, utilize, make use of, employ
personal data, personal information, private information, PII
data subject, person concerned, individual concerned
third party, outsider, other party, someone else
process, handle, deal with
delete, erase, remove, wipe
access, view, look at
correct, rectify, fix, put right
complaint, grievance, objection
complain, file a complaint, lodge a complaint, make a complaint
object, oppose, raise an objection
appeal, contest, challenge
privacy policy, privacy notice, privacy statement
terms and conditions, terms of service, T&Cs, terms of use
purpose, aim, goal, objective
anonymous, unnamed, without a name
identity document, ID, proof of identity, identity card
copy, duplicate, photocopy
form, document, paperwork
certificate, attestation, official confirmation
proof, evidence, documentation
confirm, verify, validate
prove, demonstrate, show, establish
record, log, register
report, account, statement
report, notify, inform the authorities
revenue, sales, turnover, income from sales
profit, earnings, gain
net income, net profit, bottom line, net earnings
operating profit, operating income, EBIT
increase, rise, growth, uptick, jump
increase, rise, grow, go up, climb, go higher
increase, raise, put up, boost, hike
decrease, decline, drop, fall, reduction
decrease, fall, drop, go down, decline, shrink
reduce, lower, cut, bring down, slash
double, increase twofold, become twice as much
halve, cut in half, reduce by 50 percent
remain unchanged, stay the same, hold steady, be flat
improve, get better, enhance
worsen, deteriorate, get worse
loan, credit, borrowing
borrow, take out a loan, get a loan
lend, loan, advance money
borrower, debtor, person who owes, loan taker
lender, creditor, loan provider, money lender
interest rate, rate of interest, APR
collateral, security, pledge
guarantor, surety, co-signer
debt, amount owed, money owed
owe, be indebted, be in debt
bank transfer, wire transfer, direct transfer, money transfer
direct debit, automatic payment, autopay, standing payment
tax, levy, duty
VAT, value added tax, value-added tax
shareholder, stockholder, owner of shares
dividend, shareholder payout, distribution
board of directors, board, directors
chief executive officer, CEO, chief executive, managing director
subsidiary, daughter company, subsidiary company
headquarters, head office, main office
branch, local office, branch office
acquisition, takeover, buyout
merge, combine, join together
bankrupt, insolvent, broke
budget, spending plan, financial plan
estimate, quote, quotation
forecast, projection, prediction, outlook
expect, anticipate, foresee
plan, intend, mean to, propose
decide, determine, resolve
decision, determination, resolution, ruling
meeting, gathering, session
attend, be present at, go to, show up at
participate, take part, join in
participant, attendee, person taking part
postpone, defer, put off, delay, push back
suspend, pause, put on hold, halt temporarily
resume, restart, continue, pick up again
interrupt, break off, disrupt
cancel, call off, scrap
reschedule, move to another date, change the date
book, reserve, make a reservation
booking, reservation, advance booking
ticket, pass, admission ticket
admission fee, entrance fee, entry fee
open, unlocked, open to the public
closed, shut, not open
opening hours, business hours, hours of operation
business day, working day, workday
public holiday, bank holiday, national holiday, legal holiday
noon, midday, 12 p.m.
midnight, 12 a.m., 12 at night
flight, plane journey, air trip
luggage, baggage, bags, suitcases
carry-on, hand luggage, cabin baggage
passenger, traveler, traveller
trip, journey, travel
accommodation, lodging, place to stay
guest, visitor, caller
pet, companion animal, pet animal
smoke, light up, have a cigarette
parking lot, car park, parking area
park, leave the car, leave the vehicle
garbage, trash, rubbish, refuse, waste
recycling, recyclables, recyclable waste
apartment, flat, apt.
lift, elevator, passenger lift
furniture, furnishings, home furnishings
utilities, water and power, utility services
electricity, power, current
power outage, power cut, blackout, power failure
water shutoff, water supply interruption, water cut
air conditioning, AC, A/C
renovation, refurbishment, remodeling
building work, construction work, works on the building, construction
contractor, builder, building firm
subcontract, outsource, farm out
deliverable, work product, result of the work
complete, finish, conclude, wrap up
completion, finishing, conclusion
fail to, neglect to, not manage to, omit to
ensure, make sure, see to it, guarantee
prevent, avoid, stop, keep from
cause, bring about, lead to, result in
help, assist, support, aid
need, require, call for
sufficient, enough, adequate
insufficient, not enough, inadequate, too little
necessary, required, needed, essential
mandatory, compulsory, obligatory, required
optional, voluntary, not required
reasonable, fair, sensible
appropriate, suitable, proper, fitting
eligible, qualified, entitled
eligibility, entitlement, qualification
responsible for, in charge of, accountable for
valid, in force, effective
accurate, correct, right, true
incorrect, wrong, false, mistaken, inaccurate
error, mistake, slip
misleading, deceptive, giving a false impression
fraud, deception, scam, swindle
illegal, unlawful, against the law, illicit
legal, lawful, permitted by law
entire, whole, complete, full
sole, only, single, exclusive
additional, extra, further, more
previous, former, prior, earlier, past
subsequent, later, following, next
initial, first, starting
final, last, ultimate
various, several, multiple, different
numerous, many, a lot of, lots of
identical, same, alike
remaining, left over, outstanding, rest of
majority, most, more than half, greater part
half, 50 percent, one half, fifty percent
quarter, 25 percent, one fourth, one quarter
percent, per cent, percentage, %
number, amount, quantity
total, sum, aggregate, overall amount
location, place, site, spot
address, place of residence, where someone lives
spouse, husband or wife, married partner
parents, mother and father, mum and dad
legal guardian, guardian, custodian
heir, successor, inheritor
legal representative, authorized representative, proxy
attorney, lawyer, solicitor, counsel
police, cops, law enforcement
firefighters, fire brigade, fire department
emergency, urgent situation, urgent case
evacuate, leave the building, get out
emergency exit, fire exit, escape door
fire drill, evacuation drill, fire practice
tuition, tuition fees, school fees
pupil, student, schoolchild
teacher, instructor, educator
exam, examination, test
grade, mark, score
absence, non-attendance, being away
copyright, author's rights, rights of the author
trademark, brand, trade mark
intellectual property, IP, intellectual property rights, IPR
license, grant the right to use, permit the use of
royalty, licence fee, usage fee
competitor, rival, competing business
non-compete, restraint of trade, ban on competing
harassment, bullying, mobbing
discrimination, unequal treatment, unfair treatment
whistleblower, informant, person who reports wrongdoing
business trip, work trip, work travel
travel expenses, travel costs, travelling expenses, cost of travel
adjust for, control for, allow for, correct for, account for, take into account, factor in
remain, persist, still there
grant, approve, permit
`;
