/** English: how people talk about contracts, and how contracts write about it, an association a line. Not synonyms. */
export const englishContractTalk = `
go behind their back, cut out the middleman, go around them, approach their contacts directly -> non-circumvention, circumvent, bypass, directly or indirectly
thrown out by a court, one clause is illegal, one part void, judge strikes it down -> severability, invalid, unenforceable, remaining provisions
pass the deal on, hand over to another, sign it over, give the contract away -> assignment, assign, transfer, successors and assigns, prior written consent
talk to the press, tell the newspapers, announce the deal, tell the media -> press release, public announcement, publicity, prior approval
keep quiet about it, keep a secret, say a word, keep it to yourself -> confidentiality, confidential information, non-disclosure, hold in confidence
spill the beans, leak it, blab, let the secret out -> unauthorized disclosure, disclose, breach of confidentiality, divulge
get the boot, get fired, get sacked, be let go -> termination of employment, dismissal, termination for cause, discharge
fired for no reason, sacked without reason, end it just because -> termination without cause, termination for convenience, at will, for any reason
fired on the spot, kicked out immediately, out the same day -> summary dismissal, gross misconduct, immediate termination, for cause
golden handshake, payout when fired, money after being sacked -> severance pay, severance, separation payment, termination payment
foot the bill, pick up the tab, who bears the cost -> costs and expenses, own expense, sole cost, bear
out of pocket, get expenses back, claim back travel -> reimbursement, out-of-pocket expenses, reasonable expenses, receipts
pull out, back out, walk away, call it off -> termination, withdraw, terminate, right to terminate, cancellation
get cold feet, change my mind, cooling off -> right of withdrawal, rescission, cancellation period, cancel
drag their feet, take forever, running behind, too slow -> delay, timely performance, of the essence, without undue delay
miss the deadline, hand it in late, not finished in time -> delay, liquidated damages, milestone, delivery date, extension of time
fine for being late, penalty per day, charged per late day -> liquidated damages, late delivery, day of delay, penalty
sit on it, do nothing about it, not use the rights, leave on the shelf -> diligent efforts, failure to exploit, reversion of rights, commercially reasonable efforts
rip off, overcharge, charged too much, billed twice -> overpayment, audit, billing error, disputed invoice, refund
find customers, bring in business, drum up sales, get new clients -> solicit orders, promote, marketing, sales leads, referral
check it before it goes out, sign off the ad, approve the artwork, see it first -> prior approval, written approval, submit for review, samples
pay late, behind on payments, bill goes unpaid, overdue bill -> late payment, interest, overdue, past due, late charge
interest on unpaid bills, extra for late money, late fee -> default interest, late payment, per month, prime rate
disagree with the bill, bill looks wrong, argue about an invoice -> disputed invoice, good faith dispute, undisputed amounts, billing dispute
when bills fall due, days to pay, how soon to settle -> payment terms, net thirty days, due date, receipt of invoice
send a bill, bill them, get billed -> invoice, invoicing, statement, billing
up front, money in advance, before any work starts, put money down -> advance payment, deposit, prepayment, retainer, down payment
pay in bits, installments, spread the cost, pay in stages -> instalments, milestone payments, payment schedule, progress payments
hold back some money, keep back the price, hold on to payment -> retention, withhold, holdback, escrow
knock off the debt, net it against, subtract from the bill -> set-off, offset, deduct, counterclaim
cut of the sales, slice of the profits, percentage of takings -> royalty, royalties, net sales, revenue share, commission
what sales count, work out the percentage, take off returns first -> net sales, gross revenue, deductions, returns and allowances
cut for each sale, reward for selling, finder's money -> commission, commission rate, referral fee, finder's fee
lose the commission, customer cancels later, give the commission back -> chargeback, clawback, forfeiture, refund of commission
commission after leaving, deals closed after leaving, trailing commission -> post-termination commission, pending orders, accrued commissions, surviving payment
least they must buy, must order so much, sales target, hit the quota -> minimum purchase, minimum order, minimum commitment, annual minimum, quota
guaranteed no matter what, at least this much, sure money -> minimum guarantee, guaranteed minimum royalty, non-refundable, minimum annual payment
miss the target, sell too little, not hit the numbers -> failure to meet, shortfall, loss of exclusivity, performance targets
money back, get a refund, get my money back -> refund, reimbursement, credit, non-refundable
no refunds, money is gone, can't get it back -> non-refundable, non-cancellable, fully earned, no refund
put the price up, raise the price, hike the rates, pay more next year -> price increase, price adjustment, fee increase, consumer price index, then-current rates
lock the price, price stays the same, fixed price deal -> fixed price, firm price, price protection, fixed fee
best price, same deal others get, cheaper for someone else -> most favored customer, most favored nation, no less favorable, price matching
bulk discount, cheaper in bulk, money off -> volume discount, rebate, discount, price list
taxman, who pays the tax, sales tax on top -> taxes, value added tax, withholding, exclusive of taxes
tax taken at source, taxman keeps part, keep back tax -> withholding tax, gross-up, deduct, tax certificate, double taxation
dollars or euros, which currency, exchange rate -> currency, U.S. dollars, rate of exchange, conversion
go through the books, check the numbers, look at their accounts, catch them cheating -> audit, books and records, inspection, independent accountant
underpaid after a check, books don't add up, caught underpaying -> underpayment, discrepancy, cost of audit, five percent, shortfall
keep the paperwork, hang on to receipts, keep old files -> records, retain, books of account, years after termination
how sales are going, tell us the numbers, monthly update -> reports, reporting, royalty statement, quarterly report
by the hour, hourly pay, clock the hours -> hourly rate, time and materials, time sheets, day rate
paid to be available, kept on as adviser, flat monthly sum -> retainer, monthly fee, consulting fee, fixed fee
went over budget, costs blew up, cost more than quoted -> cost overrun, budget, not to exceed, change order, estimate
extra work, outside the original plan, asked to do more, scope keeps growing -> change request, change order, additional services, out of scope, scope of work
what the job involves, list of tasks -> statement of work, scope of services, description of services, exhibit
kick in, starting day, begin to count, from what day -> effective date, commencement date, date of execution
how long it lasts, how long we're stuck, tied in for years -> term, initial term, duration, expiration
rolls over, renews by itself, keeps going automatically, carries on unless stopped -> automatic renewal, renewal term, successive periods, unless either party
stop it renewing, let it lapse, opt out of renewing, not renew -> notice of non-renewal, not to renew, prior to expiration, non-renewal
option to stay longer, extend it, add another year -> option to renew, extension, renewal option, extended term
get out early, break it early, leave before the end, end ahead of time -> early termination, termination for convenience, break clause, prior written notice
charge for leaving early, exit fee, cost of getting out -> early termination fee, cancellation fee, termination charge, break fee
how much warning, heads-up before leaving, notice to quit -> notice period, prior written notice, thirty days, notice of termination
chance to fix it, put it right, second chance, make good -> cure period, cure, remedy, thirty days
break the rules, breaks a promise, hold up their end, doesn't deliver -> breach, material breach, default, failure to perform
bad enough to quit, big screw-up, deal breaker -> material breach, substantial breach, termination for cause, event of default
when it's all over, after we split, once it ends, when we part ways -> effect of termination, consequences of termination, upon expiration, surviving obligations
still applies afterwards, goes on afterwards, outlives the deal -> survival, survive termination, shall survive, surviving provisions
leftover stock, unsold goods, still in the warehouse, sell what's left -> sell-off period, inventory, remaining stock, repurchase, stock on hand
wind things down, hand over to successor, smooth switch, move to another provider -> transition assistance, wind-down period, transition services, exit plan, migration
give everything back, hand back the stuff, return the keys, turn in the laptop -> return of property, return or destroy, deliver up, company property
shred it, wipe the files, delete our data, get rid of copies -> destruction, destroy, deletion, certify, erase
work already started, unfinished orders, jobs in the pipeline -> work in progress, outstanding orders, accepted orders, pro rata
money still owed, settle up, paid for what's done -> accrued obligations, amounts due, final payment, services rendered
put it on hold, freeze it, pause the service, cut us off -> suspension, suspend, stop work, suspend performance
who owns the work, who gets the work, belongs to whom, mine or theirs -> ownership, made for hire, intellectual property, title, work product
sign away my rights, give up ownership, hand over copyright -> assignment of rights, assigns, title and interest, copyright
invent on the job, my idea at work, think up something new -> inventions, work product, disclose promptly, assignment of inventions, patent
stuff I had before, my own earlier work, brought along tools -> pre-existing materials, background intellectual property, prior inventions, retained rights
improve on it, tweak it, build on it, make it fancier -> improvements, modifications, derivative works, enhancements
allowed to use it, permission to use -> license, grant of rights, right to use, non-exclusive license
the only seller, nobody else gets it, sole seller -> exclusive, exclusivity, sole and exclusive, exclusive distributor
others can sell too, not the only one, share the market -> non-exclusive, other distributors, reserve the right, appoint others
which countries, where can I sell, whose patch, my area -> territory, worldwide, geographic area, exclusive territory
sell outside the area, poach on another's patch, ship abroad -> outside the territory, active sales, export, refrain from selling
let others use it, lend the licence, license it on -> sublicense, sublicensable, sublicensee, right to sublicense
use our name, stick the logo on, show the brand, use their branding -> trademarks, marks, logo, trademark license, brand guidelines
brand looks bad, cheapen the brand, use the logo wrong -> quality control, goodwill, brand guidelines, tarnish, trademark usage
use my face, my picture, my name and photo, show me in ads -> likeness, image, name and likeness, right of publicity, endorsement
use my voice, film me, record me -> voice, recordings, performance, photographs, release
pictures after it ends, keep running the ad, old ads still online -> post-term use, cease use, existing materials, archival, sell-off
name printed on it, get credited, name in the credits -> credit, attribution, billing, moral rights, screen credit
change my work, cut up my film, mess with the text -> moral rights, integrity, waives moral rights, alterations, right to edit
final say on edits, last word on content, creative control -> final cut, editorial control, approval rights, sole discretion
listed as a client, name-drop the customer, brag about the deal -> reference customer, publicity, customer list, use of name, case study
rights come back, get my book back, get the song back -> reversion, revert, out of print, termination of rights
patent it, register the brand, file the invention -> patent prosecution, registration, filing, patent applications, maintain
who fights copycats, someone knocks it off, fake goods, pirate copies -> infringement, third party infringement, counterfeit, enforcement, notify promptly
copying someone else's work, step on another's patent, stolen design -> infringement, intellectual property infringement, indemnify, third party rights, non-infringement
software using free code, free software inside, code off the internet -> open source, third party software, open source license, third party components
get the code, see the source, code after going bust -> source code, escrow, escrow agent, release conditions, object code
crack it open, take the program apart, peek inside the code -> reverse engineer, decompile, disassemble, license restrictions
how many log in, share the login, seats -> authorized users, user accounts, named users, concurrent users
install on another computer, extra copies, spare copy -> copies, backup copy, number of installations, designated equipment, reproduce
outsiders use our account, rent the software out, run it for others -> service bureau, third party use, rent or lease, time-sharing
sister company uses it, group firms included, our subsidiaries too -> affiliates, subsidiaries, controlled by, parent company
sell under our name, own label, our sticker on it -> private label, white label, rebrand, OEM
sign up end users, customers must accept terms, click to agree -> end user license, end users, click-through, terms of use
when it's ready, work due date, timetable -> delivery date, schedule, milestones, timeline, deadline
try it out first, test before accepting, see if it works -> acceptance testing, acceptance criteria, acceptance, evaluation period
not good enough, send it back, turn it down, refuse the goods -> rejection, reject, non-conforming, defective, return
no answer counts, silence means yes, didn't object in time -> deemed accepted, deemed acceptance, failure to notify, deemed approved
redo it, do it over, another round of changes, how many drafts -> revisions, re-perform, corrections, rounds of revision, rework
website down, goes offline, keeps crashing, system is down -> downtime, uptime, availability, outage, service level
how quickly they answer, how fast is help, pick up the phone -> response time, support, help desk, severity level, resolution time
money back for downtime, make up for outages, compensated for bad service -> service credits, service level credits, sole remedy, availability
bug in the program, glitch, fix bugs -> error correction, defects, bug fixes, maintenance, patches
new version free, get upgrades, stay up to date -> updates, upgrades, new releases, maintenance services
planned downtime, servers worked on overnight, maintenance slot -> scheduled maintenance, maintenance window, advance notice, planned outage
copies after a crash, lose our files, data gone -> backup, back-up, data loss, restore, disaster recovery
get hacked, someone breaks in online, data stolen -> security breach, data breach, unauthorized access, security incident, notification
personal info, people's private details, privacy stuff -> personal data, personal information, data protection, privacy, data subject
where data is kept, servers abroad, send data overseas -> data location, international transfer, data center, cross-border transfer
see my own data, want to be forgotten -> data subject rights, access request, erasure, controller, processor
helpers handle the data, outsiders see our data -> sub-processor, subprocessor, prior authorization, processor
lock the data down, passwords, keep hackers out -> security measures, encryption, safeguards, organizational measures
exploit our data, mine our data, stats about us -> aggregated data, customer data, anonymized, usage data, ownership of data
nasty stuff online, post something illegal, spam -> acceptable use, prohibited content, unlawful, unsolicited email, objectionable
web address, domain belongs to whom, who holds the url -> domain name, registration, registrar, transfer of domain
supply text and photos, hand over the content, send in material -> client content, materials supplied, customer materials, customer responsibilities
client slow with answers, waiting on the client, missing input from client -> client cooperation, customer delay, dependencies, timely information, extension of time
lend a hand, help each other out, work together on it -> cooperation, cooperate, reasonable assistance, mutual assistance
pull all the stops, try hard, do their best -> best efforts, reasonable endeavours, commercially reasonable efforts, diligence
sloppy work, shoddy job, botched it -> workmanlike manner, professional standards, defective workmanship, re-perform, skill and care
teach our people, show us the ropes, get up to speed -> training, training program, instruction, train personnel
unhappy customers, people complain, angry client -> complaints, customer complaints, complaint handling, notify, product quality
hire somebody else, farm it out, get a helper firm -> subcontracting, subcontractor, subcontract, delegate, remain responsible
send a replacement, someone else shows up, stand-in worker -> substitute, substitution, replacement personnel, qualified personnel
our favourite person leaves, star employee quits, same people on it -> key personnel, key person, key employee, replacement
get rid of him, dislike the worker, swap the person -> removal of personnel, replace, request removal, unsatisfactory
work for a rival, set up shop, compete with old boss, join the competition -> non-competition, non-compete, competing business, restrictive covenant
sell rival products, carry a competing line, promote another brand -> competing products, competitive products, non-competition, exclusivity
side job, moonlight, second job, work for others too -> outside activities, other employment, devote full time, conflict of interest, non-exclusive services
steal our people, poach staff, lure workers away, hire away -> non-solicitation, solicit, employees, induce, hire
steal clients, take customers along, go after their clients -> non-solicitation of customers, solicit customers, divert, client
bad-mouth, trash talk, slag off, say nasty things -> non-disparagement, disparage, derogatory statements, defamatory
post about it online, tweet it, put it on instagram, facebook post -> social media, posts, online content, prior approval, publicity
caught in a scandal, gets arrested, embarrasses the brand, drunk in public -> morals clause, disrepute, public scandal, moral turpitude, criminal offence
grease palms, under the table, kickback, backhander -> anti-bribery, bribery, corruption, Corrupt Practices Act, improper payment
gifts from suppliers, take a present, free dinner -> gifts, entertainment, anything of value, code of conduct, gratuities
in two camps, torn between two sides, stake in the rival -> conflict of interest, disclose, interested party, independence
company gets bought, new owner, taken over, someone buys them -> change of control, acquisition, merger, controlling interest
two firms join up, merge, swallowed up -> merger, consolidation, surviving entity, successor, reorganization
go bust, go broke, go under, belly up, run out of money -> bankruptcy, insolvency, receiver, liquidation, benefit of creditors
shuts down, closes its doors, stops trading -> dissolution, winding up, carry on business, liquidation
drops dead, pass away, dies, what if he dies -> death, estate, heirs, legal representatives, executors
too ill to work, gets sick for long, can't work any more, hurt and off work -> disability, incapacity, incapacitated, consecutive days, illness
family gets the money, who inherits the rights, widow and kids -> heirs, estate, beneficiary, successors, executors
promise it works, stand behind the product, is it guaranteed -> warranty, warrants, represents, conform to specifications
falls apart, breaks down soon after, faulty goods -> defects, defective, warranty period, repair or replace, free from defects
fix or swap it, new one for free, mend it -> repair or replacement, exclusive remedy, warranty claim, replace
no promises, take as it is, at your own risk, buyer beware -> as is, disclaimer, no warranties, merchantability, particular purpose
voids the guarantee, tinkered with it, used it wrong -> warranty exclusions, misuse, unauthorized modification, abuse, improper installation
lied to us, told us fibs, turned out untrue, cooked the facts -> misrepresentation, representations and warranties, fraud, inaccurate, false or misleading
allowed to sign, power to sign, really in charge -> authority, duly authorized, power and authority, corporate authority
the most they owe, ceiling on damages, sue for how much -> limitation of liability, aggregate liability, cap, shall not exceed
lost profits, knock-on losses, business missed -> consequential damages, indirect damages, loss of profits, incidental, special damages
no limit on damages, exceptions to the ceiling, on the hook -> unlimited liability, exceptions, gross negligence, willful misconduct, indemnification
get sued by others, dragged into court, third person sues -> indemnification, indemnify, third party claim, hold harmless, defend
take the rap, cover the damage, pay for our trouble -> indemnify, hold harmless, losses, damages, liabilities
who runs the defence, who picks the lawyer, settle without asking -> control of defense, counsel, settlement, indemnifying party, prompt notice
warn about a lawsuit, got served papers, we're being sued -> notice of claim, promptly notify, third party claim, legal proceedings
careless, not paying attention, messed up by accident -> negligence, negligent act, omission, gross negligence
on purpose, did it deliberately, meant to harm -> willful misconduct, intentional, wilful default, fraud
act of god, earthquake, flood or war, beyond anyone's control, pandemic hits -> force majeure, beyond reasonable control, acts of God, natural disaster
strike at the factory, workers walk out, labor trouble -> force majeure, strikes, lockouts, labor disputes
disaster drags on, blocked too long, still can't deliver -> force majeure, continues for, right to terminate, consecutive days
have cover, need a policy, take out cover, proof of cover -> insurance, certificate of insurance, general liability, additional insured, coverage
someone gets hurt, accident on site, slip and fall, injured worker -> bodily injury, personal injury, death, workers' compensation, liability
hard hats, safe workplace, dangerous work -> health and safety, safety regulations, occupational safety, protective equipment
pull off the shelves, dangerous product, take back sold goods, call products back -> recall, product recall, withdrawal, product safety, defective products
product hurts a customer, made people sick, exploded on the user -> product liability, bodily injury, product liability insurance, indemnify
where to send letters, whom to write, proper address -> notices, address, registered mail, attention, certified mail
does an email count, tell them by mail, send it by text -> notice in writing, electronic mail, email, facsimile, deemed received
moved house, new address, changed their address -> change of address, notices, written notice, notify
letter counts as arrived, never got the letter, claims it got lost -> deemed received, deemed given, date of delivery, receipt, return receipt
tweak the contract, change a clause, alter the terms, rewrite part of it -> amendment, modification, in writing, written instrument
move the goalposts, new terms overnight, one side rewrites it -> unilateral modification, reserves the right, modify, revised terms, posting
let it slide, turn a blind eye, let them off once -> waiver, no waiver, failure to enforce, forbearance
said during talks, verbal promise, handshake deal, earlier emails -> entire agreement, supersedes, prior understandings, oral agreements, merger clause
two papers clash, which paper wins, pages contradict each other -> order of precedence, conflict, inconsistency, prevail, control
small print on orders, their own standard terms, back of the invoice -> purchase order, terms and conditions, prevail, additional terms, null and void
attached pages, stuff at the back, annex -> exhibits, schedules, appendix, incorporated by reference, attachments
sign separate copies, signed in two places, sign by fax, sign on screen -> counterparts, electronic signature, facsimile signature, original
titles of the clauses, do the captions matter, bold names above paragraphs -> headings, captions, convenience only, interpretation
what a word means, spelled out meaning, capital letter words -> definitions, defined terms, shall mean, interpretation
who wrote it, blame the drafter, unclear wording -> construed against, drafting, ambiguity, interpretation, jointly drafted
which version counts, in another language, translated copy -> language, English version, translation, prevail
which country's law, what state's rules, whose law -> governing law, construed in accordance, applicable law, conflict of laws
where do we sue, which court, take them to court -> jurisdiction, venue, courts, exclusive jurisdiction, submit to
no jury, twelve people decide, jury trial -> right to trial, jury, trial by jury, waives
private judge, settle out of court, no court case -> arbitration, arbitrator, American Arbitration Association, binding arbitration, ICC
talk it out, bring in a go-between, talk first before suing -> mediation, mediator, good faith negotiation, dispute resolution
bosses sort it out, kick it upstairs, up the ladder -> escalation, senior executives, dispute resolution, good faith negotiation
we're at odds, squabble, fall out, can't agree -> dispute, controversy, dispute resolution, disagreement
gang up and sue, everyone sues together, sue as a group -> class action, class action waiver, individual capacity, collective proceeding
make them stop, judge stops them, emergency court order -> injunction, injunctive relief, equitable relief, irreparable harm, restraining order
force them through, hold them to it -> specific performance, equitable remedies, irreparable harm
loser pays, lawyer's bill, who pays the attorney -> attorneys' fees, legal costs, prevailing party, court costs
time limit to sue, too late to sue, claim runs out -> limitation period, statute of limitations, one year after, time barred
boss or partner, am I staff, really an employee, own boss -> independent contractor, no partnership, no employment
speak for us, sign in our name, commit us to deals -> no agency, authority to bind, bind, agent
someone outside claims rights, stranger enforces it, outsider wants in -> third party beneficiaries, third party rights, confer any rights
pick and choose remedies, several ways to react, other rights too -> cumulative remedies, remedies not exclusive, in addition to, law or equity
obey the law, stay legal, follow the rules -> compliance with laws, applicable laws, regulations, comply
need a permit, get the papers, government ok -> permits, licenses, approvals, consents, governmental authorization
ship to banned countries, export rules, embargo -> export control, sanctions, export laws, embargoed, re-export
law changes, suddenly made illegal, government bans it -> change in law, regulatory change, illegality, renegotiate
kids in the factory, sweatshop, treat workers fairly -> child labor, forced labor, modern slavery, labor standards, code of conduct
go green, pollute, toxic waste -> environmental laws, hazardous materials, contamination, environmental compliance
days off, holidays, time off, vacation days -> annual leave, paid vacation, vacation, holiday entitlement, paid time off
call in sick, sick days, paid while ill -> sick leave, sick pay, medical certificate, absence
having a baby, new mum, newborn at home -> maternity leave, parental leave, family leave, paternity leave
work late, extra hours, weekend work -> overtime, working hours, normal working time, additional hours
nine to five, hours a week, lunch break, rest between shifts -> working hours, working time, rest periods, breaks, hours of work
paycheck, take-home, what I earn, wage -> salary, base salary, remuneration, compensation
pay rise, get a raise, yearly bump -> salary review, annual review, increase, adjustment
extra at year end, bonus money, reward for good results -> bonus, annual bonus, incentive, discretionary, performance targets
health plan, perks, dental, company car -> benefits, benefit plans, health insurance, fringe benefits, car allowance
money for old age, retire, nest egg -> pension, retirement plan, 401(k), pension scheme
trial run, first months on trial, not yet permanent -> probationary period, probation, trial period
shares for workers, piece of the company, own some stock -> stock options, equity, vesting, restricted stock, option plan
earn shares over time, lose unvested shares, leave before shares mature -> vesting, unvested, forfeiture, vesting schedule, acceleration
move to another city, relocate, sent abroad -> relocation, place of work, relocation expenses, transfer, principal office
work from home, desk at home, work remotely -> remote work, place of work, home office, telecommuting
job title, what's my role, whom I answer to -> position, duties, title, report to, responsibilities
quit, hand in my notice, throw in the towel, leave the job -> resignation, resign, voluntary termination, good reason, notice period
pushed out, demoted, made my life hell -> good reason, constructive dismissal, material diminution, reduction
sent home during notice, paid to stay away, not let back in -> garden leave, in lieu of, pay in lieu, suspension
told off, final warning, slap on the wrist -> disciplinary procedure, written warning, misconduct, disciplinary action
raise a grievance, treated unfairly at work, complain about the boss -> grievance procedure, grievance, complaint, human resources
groping, bullied, sexual remarks, creepy boss -> harassment, sexual harassment, discrimination, hostile environment, anti-harassment policy
race or sex, too old for them, pick on someone -> discrimination, equal opportunity, non-discrimination, protected class
blow the whistle, report wrongdoing, snitch -> whistleblower, protected disclosure, retaliation, government agency, Trade Secrets Act
criminal past, look into his background, check his record -> background check, criminal record, references, screening, verification
drug test, drunk at work, high on the job -> drug testing, alcohol, substance abuse, drug-free workplace
right to work here, visa, foreign worker -> work permit, immigration, eligibility to work, work authorization
under age, kid performer, teenager signs, parents must sign -> minor, parent or guardian, legal guardian, age of majority
staff rules, company handbook, house rules -> policies, employee handbook, rules and regulations, code of conduct
watch my emails, spy on staff, read my messages -> monitoring, electronic communications, expectation of privacy, surveillance
drop all claims, promise not to sue, sign off on everything -> release, general release, forever discharge, discharge, waiver of claims
what is secret, what counts as confidential, marked secret -> confidential information, proprietary information, trade secrets, marked confidential
already public, everyone knows it already, knew it before -> public domain, exclusions, prior knowledge, independently developed, publicly available
judge forces to tell, summoned to testify, authorities want to know -> compelled disclosure, required by law, court order, subpoena, prompt notice
who can be told, tell my lawyer, share with my team -> need to know, representatives, employees, professional advisors, bound by
how long keep mum, secret forever, secrecy runs out -> confidentiality period, years following, survive, perpetual, trade secret
secret recipe, tricks of the trade, special sauce -> trade secrets, know-how, proprietary information, formula
remember what I learned, use general knowledge, what's in my head -> residuals, general skills, unaided memory, know-how
publish the results, write a paper, present at a conference -> publication, publish, manuscript, delay publication, review period
who runs the study, lead scientist, professor in charge -> principal investigator, research program, steering committee, project leader
lab findings, fruits of the research, discoveries -> results, foreground intellectual property, inventions, project results, research data
funding for research, grant money, fund the lab -> research funding, budget, sponsor, full-time equivalent, grant
milestones for a drug, test on patients, trials on people -> clinical trials, milestone payments, regulatory approval, development plan
run it together, who calls the shots, who gets a vote -> management committee, board of directors, voting, joint steering committee, governance
can't break a tie, stalemate, both say no -> deadlock, casting vote, buy-sell, deadlock resolution
block a decision, need everyone's ok, have a veto -> reserved matters, unanimous consent, protective provisions, consent rights
seat at the table, pick a director, place on the board -> board of directors, nominate, appoint, observer, designee
who puts in what, chip in, put up the cash -> capital contribution, contributions, funding, initial contribution
split the profits, share the winnings, share losses -> profit sharing, distributions, allocation, pro rata, losses
asked for more cash, pump in more money, cough up again -> capital call, additional contributions, further funding, dilution
sell my shares, cash out, unload my stake -> transfer of shares, first refusal, pre-emption, transfer restrictions
first dibs, offered to us first, first crack at it -> first refusal, first offer, pre-emptive right, first negotiation
forced to sell along, majority sells the lot, dragged into the sale -> drag-along, drag along rights, majority shareholders, sale of company
sell alongside, join in the sale, ride along -> tag-along, co-sale, tag along rights, pro rata
my share shrinks, watered down, new shares issued -> dilution, anti-dilution, pre-emptive rights, issuance, conversion price
paid first if sold, investors get theirs first, ahead in the queue -> liquidation preference, preferred stock, seniority, ranking
share of yearly profit, dividends paid, payout to owners -> dividends, distributions, declared, dividend policy
how business is doing, look inside the company, get the accounts -> information rights, financial statements, inspection rights, quarterly reports
go public, float it, stock market listing -> initial public offering, registration rights, lock-up, underwriters
buy me out, force a buyout, option to sell back -> put option, call option, buy-out, fair market value
what's it worth, who sets the value, put a price tag -> valuation, fair market value, appraisal, independent appraiser
lend money, borrow, take out a loan -> loan, principal amount, lender, borrower, advance
pay back, pay it off, clear the debt -> repayment, repay, maturity date, amortization, principal
pay it off early, settle the loan early -> prepayment, prepay, prepayment penalty, without premium
whole loan falls due, bank calls it in, must repay at once -> acceleration, event of default, due and payable, declare
put something up, house as security, pawn it, bank can grab it -> collateral, security interest, pledge, mortgage, lien
take the asset, repossess, come and seize it -> foreclosure, repossession, enforcement of security, remedies
vouch for the debt, co-sign, pay if he can't -> guarantee, guarantor, surety, unconditional guaranty, joint and several
go after the guarantor, chase either of them, all liable together -> joint and several, primary obligor, waives, guarantor
paid after the others, behind the bank, last in line -> subordination, subordinated, senior debt, ranking
borrower's hands tied, no more debt, keep ratios up -> covenants, negative pledge, financial covenants, indebtedness
before money is released, boxes to tick first, must happen before closing -> conditions precedent, closing conditions, drawdown, satisfaction
rent due, pay the landlord, monthly rent -> rent, base rent, monthly instalments, landlord, tenant
rent goes up, rent hike, landlord wants more -> rent increase, escalation, rent review, consumer price index
money the landlord keeps, get the deposit back, lose the deposit -> security deposit, deductions, return of deposit, wear and tear
leaky roof, broken heating, who fixes the place, plumbing -> repairs, maintenance, landlord's obligations, good repair
paint the walls, knock down a wall, do up the place -> alterations, improvements, landlord's consent, fixtures
have a pet, dog in the flat, cat -> pets, animals, prior consent, additional deposit
let out a room, rent to a friend, roommate, airbnb it -> sublease, subletting, sublet, occupants, assignment
landlord drops in, come into the flat, let themselves in -> right of entry, access, inspection, reasonable notice
get evicted, thrown out of home, lose the apartment -> eviction, repossession, default, re-entry, surrender of possession
stay past the end, won't move out, still in the flat -> holding over, holdover, month-to-month, surrender
leave it clean, move out, state when leaving -> surrender, vacate, broom clean, condition, wear and tear
electricity and water, heating bill, gas and internet -> utilities, service charge, operating expenses, tenant's expense
share of building costs, lift and lobby, common parts -> common area maintenance, operating expenses, service charge, proportionate share
use the place for, run a shop there, live in the office -> permitted use, use of premises, residential purposes, zoning
noise, loud parties, upset the neighbours -> quiet enjoyment, nuisance, rules and regulations, disturbance
building burns down, fire in the building, can't use the flat -> casualty, damage or destruction, abatement of rent, restoration
city takes the land, government grabs the building -> condemnation, eminent domain, taking, award
parking spot, where to park, garage -> parking, parking spaces, common areas, license to use
rented machine breaks, leased kit, hired gear damaged -> equipment lease, lessee, risk of loss, maintenance, repair
keep the machine, buy the leased car -> purchase option, end of lease, fair market value, residual value
rent no matter what, keep paying though broken -> absolute and unconditional, unconditional, absolute obligation, without abatement
place an order, how to order, put in an order -> purchase order, orders, order acceptance, order confirmation
turn down an order, refuse an order, cancel an order -> rejection of orders, cancellation, accept or reject, rescheduling
guess future needs, tell them future needs, plan ahead for orders -> forecast, rolling forecast, non-binding, projected requirements
run out of stock, can't fill orders, too little for everyone -> shortage, allocation, supply failure, sufficient inventory, safety stock
buy elsewhere, backup supplier, go to another supplier -> alternative supplier, second source, right to purchase, exclusivity
buy only from them, everything from one place, tied to one supplier -> exclusive supplier, requirements, purchase exclusively, sole source
lost on the way, broken in transit, who carries the loss -> risk of loss, transfer of risk, shipment, delivered, FOB
when is it mine, still theirs until paid, becomes mine -> title, passage of title, retention of title, ownership passes
shipping cost, who pays the freight, postage -> freight, shipping charges, Incoterms, carriage, EXW
stuck at the border, import duty, clear the border -> customs, import duties, tariffs, customs clearance, importer of record
boxed up, labels on the product, how it's wrapped -> packaging, labeling, packing, specifications
check goods on arrival, look them over, count what came -> inspection, inspect, incoming inspection, notify of defects
how it's made, right materials, meet the spec -> specifications, quality standards, conform, quality assurance
see the factory, visit the plant, tour the works -> inspection, facility, right to inspect, good manufacturing practices, audit
moulds and tools, who owns the tooling -> tooling, molds, ownership, equipment
stop making it, drop the product, product phased out -> discontinue, discontinuation, last time buy, end of life, obsolete
bits for repairs, parts for old machines -> spare parts, replacement parts, availability, service parts
change the recipe, swap the materials, make it differently -> changes to specifications, engineering changes, prior written consent, manufacturing process
truck driver, haul it, carry the load -> carrier, transportation, shipment, cargo, bill of lading
waiting at the dock, truck held up, waiting time -> demurrage, detention, loading, unloading
cargo wrecked, goods smashed, load stolen -> loss or damage, cargo insurance, carrier's liability, claims
store our goods, keep in their warehouse, storage cost -> warehousing, storage, consigned inventory, storage charges
sale or return, pay only when sold, still our goods -> consignment, consigned goods, title, unsold
open a branch, run their shop, buy into the chain -> franchise, franchisee, development schedule, franchise fee
cookbook for the shop, do it their way, by the book -> operations manual, standards, system, uniformity
entry fee, joining fee, cost to get started -> initial fee, franchise fee, set-up fee, license fee
chip in for ads, share of advertising, ad money -> advertising fund, marketing fund, advertising contribution, cooperative advertising
another shop next door, they open nearby, too close to mine -> exclusive territory, protected area, encroachment, site selection
where the shop goes, choose the spot, find premises -> site selection, approved location, lease approval, premises
buy only approved stuff, use their suppliers, no other ingredients -> approved suppliers, designated suppliers, specifications, proprietary products
take down the sign, stop looking like them, remove the branding -> de-identification, cease use, trademarks, upon termination
sell my shop, hand shop to son -> transfer, first refusal, transfer fee, franchisor's consent
set the shop price, dictate what to charge, free to price it -> resale price, suggested retail price, sole discretion, pricing
sell it on, middleman who resells, dealer -> reseller, resale, distributor, authorized reseller
push the product, advertise it, get the word out -> promotion, marketing, advertising, marketing efforts
brochures, flyers, free samples -> marketing materials, promotional materials, sales literature, samples
trade fair, stand at the show, exhibit our stuff -> trade shows, exhibitions, promotional events, marketing activities
tips about buyers, hot prospects, who gets the lead -> leads, referrals, qualified lead, lead registration
help customers afterwards, after-sales care, who handles support calls -> customer support, first level support, technical support, warranty service
paid per click, banner on my site, link to their shop -> affiliate program, click-through, links, referral fee, banner
fake clicks, cheat the system, click on own ads -> fraudulent, invalid clicks, fraud, artificial traffic
web traffic, number of visitors, how many views -> page views, impressions, unique users, traffic
shared website, site with both logos, two brands together -> co-branded site, co-branding, look and feel, both parties' marks
ad income, split ad money, money from banners -> advertising revenue, revenue share, net revenue, ad inventory
keep the user list, own the customers, whose customers are they -> customer data, user data, customer information, customer list
send out mailings, newsletter, mail the members -> email marketing, mailing list, privacy policy, opt-out
top spot, where the ad shows, good placement -> placement, above the fold, prominence, premier position
wear their shoes, face of the brand, famous person in ads -> endorsement, endorser, spokesperson, use of products, personal services
wear a rival brand, wear another label, drink the other cola -> competing products, exclusivity, endorse, product category
show up at events, turn up for photos, meet fans -> personal appearances, promotional appearances, appearance days, availability
days of shooting, photo shoots, days of filming -> service days, production days, photo session, consecutive days, mutually agreed
fly first class, nice hotel, travel for the shoot -> travel expenses, accommodation, first class, per diem
wins a medal, wins the title, prize for a win -> bonus, performance bonus, championship, ranking
injured and can't play, out for the season, stops competing -> injury, disability, reduction, fails to compete, retirement
banner at the match, name on the shirt, logo on the stadium -> sponsorship benefits, signage, naming rights, official sponsor
event gets cancelled, show is called off, match rained off -> cancellation, postponement, event, refund, force majeure
free tickets, good seats, vip passes -> complimentary tickets, hospitality, passes, sponsor benefits
the only sponsor, no rival sponsors -> category exclusivity, exclusive sponsor, competing sponsors, product category
sponsor again next year, first pick next time -> first refusal, renewal option, first negotiation, subsequent event
hand in the manuscript, finish the book, write the book -> delivery of manuscript, manuscript, delivery date, acceptable
print run, paperback, get it published -> publication, edition, publish, first printing
cash before sales, pay back the advance, earn out -> advance, recoupable, recoup, against royalties
translate the book, film of the book, audiobook -> subsidiary rights, translation rights, motion picture rights, derivative works
author copies, free books, my book at discount -> author's copies, complimentary copies, discount
next book, offer them the sequel, follow-up -> option, next work, sequel, first refusal
make a record, cut an album, studio time -> recording commitment, master recordings, album, recording sessions
who owns the masters, own the recordings, own the songs -> master recordings, ownership, copyright, compositions, made for hire
record for someone else, sing for a friend, play on another label -> exclusive recording services, re-record, sideman, exclusivity
sing it again, redo the old songs, cover my own hit -> re-recording restriction, re-record, years after
streaming money, bought as mp3, spotify plays -> digital royalties, streaming, downloads, royalty rate
costs eat my royalties, label recovers costs -> recoupment, recoupable, recording costs, advances
t-shirts, fan merch, posters -> merchandise, merchandising rights, merchandising, licensed products
manager's cut, agent takes ten percent, my agent -> manager, commission, gross income, personal management, agent
go on tour, live gigs, play on stage -> tour, live performances, concerts, personal appearances
band breaks up, singer leaves the group, band member quits -> leaving member, group, key member, disbandment
make the movie, shoot the film, turn it into film -> motion picture, production, principal photography, film rights
film never gets made, project shelved, stuck in development -> turnaround, reversion, option period, abandonment
paid even if unused, hired but never filmed, paid to sit home -> pay or play, obligation to use, guaranteed compensation
box office money, points on the film, share of the takings -> net profits, gross receipts, contingent compensation, participation
show it on tv, put on air, stream to viewers -> broadcast, exhibition, transmission, media, distribution rights
not yet invented, all media forever, future formats -> hereafter devised, all media, in perpetuity, throughout the universe
sell paintings, gallery hangs my work, show my art -> artwork, gallery, consignment, exhibition, commission
buy the whole business, take over the firm, buy the company -> purchase price, acquisition, purchased assets, shares, closing
included in the sale, what comes with it, left out of sale -> purchased assets, excluded assets, inventory, goodwill
take on the debts, old unpaid bills, inherit liabilities -> assumed liabilities, excluded liabilities, indebtedness, assumption
look under the hood, kick the tires, check before buying -> due diligence, inspection, access to information, investigation
price changes at closing, true it up, cash in the till -> purchase price adjustment, working capital, closing statement, post-closing
extra if it succeeds, rest paid later, top-up for good results -> earn-out, contingent consideration, deferred payment, milestone
money parked safely, neutral person holds cash, locked away -> escrow, escrow agent, escrow account, holdback
deal is done, seal the deal, money changes hands -> closing, closing date, completion, deliverables
falls through, never closes, deal collapses -> termination before closing, outside date, break-up fee, failure of condition
shop around, talk to other bidders, flirt with another buyer -> no-shop, exclusivity, exclusive negotiation, solicit proposals
business as usual, nothing funny before closing -> ordinary course, conduct of business, interim period, covenants
disaster before closing, business tanks, turns sour -> material adverse effect, material adverse change, closing condition
claim after buying, hidden problems show up, skeletons in the closet -> survival of representations, indemnification, undisclosed liabilities, basket
small claims don't count, threshold before claiming -> basket, de minimis, deductible, threshold
staff after the sale, workers move over, keep their jobs -> transferred employees, employees, offer of employment, TUPE
seller starts over, old owner opens nearby -> non-competition, seller, restrictive covenant, non-solicitation
free of debts, nobody else claims it, clean ownership -> liens, encumbrances, free and clear, good title
any lawsuits hanging, court cases going on, in legal trouble -> litigation, pending or threatened, proceedings, claims
who pays the broker, middleman's fee -> brokers, finder's fee, brokerage commission
not binding yet, just an intention, only talking -> letter of intent, non-binding, memorandum of understanding, definitive agreement
build the house, builder, put up a building -> contractor, construction, works, project, site
finished building, hand over the keys, snag list -> substantial completion, practical completion, punch list, final completion, taking over
cracks in the wall, faults after handover, builder returns to fix -> defects liability period, latent defects, warranty, rectify
rock in the ground, surprise on site, bad soil -> unforeseen conditions, site conditions, differing site conditions, change order
builder's helpers not paid, subbies want money, claim on the house -> mechanics' lien, lien waiver, payment bond, subcontractors
guarantee from a bank, cushion against failure, someone finishes the job -> performance bond, bank guarantee, surety, letter of credit
bad weather, rain stops work, snowed in -> extension of time, adverse weather, delay, force majeure
draw it up, blueprints, architect's plans -> plans and specifications, drawings, design, architect
clean up the site, leave a mess, haul off rubbish -> clean up, site, debris, restore
outsource it, run our computers, hand over the department -> outsourcing, services provider, transition, service levels, transferred assets
compare with others, paying market price, check against the market -> benchmarking, benchmark, market price, adjustment
back in house, do it ourselves again, bring the work home -> step-in, exit plan, repatriation, transition assistance
survive a disaster, plan b, emergency plan -> business continuity, disaster recovery, contingency plan
give advice, act as adviser, pick their brains -> consulting services, advisory services, consultant, advice
rely on the advice, bad advice, wrong tip -> reliance, professional negligence, standard of care, disclaimer
use own tools, bring my laptop, my own gear -> equipment, independent contractor, own expense, tools
let into the building, badge to get in, access to the site -> access, premises, site access, security procedures
working at their place, behave on their premises, site rules -> customer premises, on-site, rules and regulations, security policies
regular catch-ups, weekly call, sit-down every month -> meetings, progress reports, review meetings, project manager
who's my contact, go-to person -> contact person, representative, project manager, designated contact
ask permission, get the green light, need the nod -> consent, prior written consent, approval, unreasonably withheld
spiteful no, be difficult about consent, refuse unreasonably -> unreasonably withheld, conditioned or delayed, sole discretion, consent
up to them, as they see fit, whatever they like -> sole discretion, absolute discretion, option, sole judgment
play fair, be straight with us, act honestly -> good faith, fair dealing, good faith efforts, loyalty
damage claim, sue for losses, pay for the harm -> damages, compensation, losses, remedies
reduce the damage, not make it worse, limit the harm -> mitigate, mitigation, reasonable steps, duty to mitigate
keeps breaking rules, same mistake again, third strike -> repeated breach, persistent default, successive, termination
stops paying, bounced cheque, doesn't cough up -> payment default, non-payment, failure to pay, suspend
debt collector, chase the money, recover the debt -> collection costs, costs of collection, attorneys' fees, overdue
wire it, bank details, send a cheque -> wire transfer, bank account, payment method, check, immediately available funds
how much on credit, buy on tick, trust them with credit -> credit terms, credit limit, letter of credit, creditworthiness
no extra charges, hidden fees, nothing on top -> all-inclusive, sole compensation, no additional fees, expenses included
split the bill, go halves, fifty-fifty -> share equally, fifty percent, cost sharing, pro rata
part of the month, left mid-month, partial month -> pro rata, prorated, partial period, daily basis
read and understood, had a lawyer look, signed without reading -> independent legal advice, acknowledges, opportunity to review, voluntarily
tricked into signing, pressured to sign, gun to my head -> duress, undue influence, voluntarily, misrepresentation
wrong person signed, fake signature, not really authorised -> authorized signatory, authority, duly executed, signature
old contract replaced, start fresh, earlier deal scrapped -> supersedes, amended and restated, replaces, novation
swap in another firm, new party steps in, take my place -> novation, assignment and assumption, assignee, substitute
not binding promises, agree to agree later, sort out details later -> good faith negotiation, to be agreed, definitive agreement, mutually agreed
count the days, weekend or bank holiday, working days -> business day, calendar days, computation of time, next business day
he or she, one or many, words in the plural -> interpretation, singular, plural, gender
including but not only, examples not full list -> including without limitation, interpretation, construed
further papers to sign, help register it, sign whatever is needed -> further assurances, execute documents, necessary instruments, power of attorney
sign on my behalf, act in my name, refuses to sign -> power of attorney, attorney-in-fact, irrevocably appoints
insurer pays, claim on the policy, accident payout -> claim, insured, loss, proof of loss, indemnity
policy doesn't cover it, insurer won't pay, left out of cover -> exclusions, excluded losses, policy conditions, coverage
part I pay myself, first bit myself, own share of loss -> deductible, excess, self-insured retention, retention
cost of cover, pay for the policy, monthly insurance bill -> premium, premium payment, grace period, lapse
insurer chases the culprit, insurer takes over claim -> subrogation, waiver of subrogation, recovery
insurer backs the insurer, share risk among insurers -> reinsurance, reinsurer, ceding company, retention
hid from the insurer, forgot to mention illness, lied on the form -> non-disclosure, material facts, misrepresentation, concealment
cancel the policy, cover ends, insurance stopped -> cancellation, notice of cancellation, expiration, reinstatement
aren't business partners, not tied together, separate businesses -> no partnership, joint venture, independent parties
talk about the terms, show contract to others, reveal the price -> confidentiality of terms, terms and conditions, disclose, confidential
pretend to be them, pass off, copycat name, similar name -> confusingly similar, passing off, trademarks, goodwill
challenge the patent, attack the brand, dispute the trademark -> no challenge, contest validity, ownership of marks, acknowledges
goodwill stays with them, built up their brand, value of the name -> goodwill, inure, trademarks, ownership
circled c sign, little tm sign, mark it patented -> proprietary notices, copyright notice, patent marking, legends
tell them what's wrong, suggestions we make, ideas from users -> feedback, suggestions, royalty-free, perpetual license
artificial intelligence, train a bot, feed to a computer -> machine learning, derivative works, data use, restrictions
try before buying, free trial, test version -> evaluation license, trial period, beta, evaluation
computer virus, nasty code, kill switch, time bomb -> viruses, malicious code, disabling device, harmful code
works with our system, runs on our browser, fits with other programs -> compatibility, interoperability, system requirements, integration
storage limit, too much traffic, go over the allowance -> bandwidth, storage, usage limits, overage, excess usage
put it live, start for the public, go live, switch it on -> launch, launch date, go-live, implementation, deployment
paid for nothing delivered, wasted money, got nothing for it -> failure of consideration, refund, non-performance, termination
set up the system, get it installed -> installation, implementation, configuration, commissioning
manuals, how-to guide, written instructions -> documentation, user manuals, technical documentation, operating instructions
old version dropped, old software dropped, forced to upgrade -> end of support, supported versions, previous release, discontinue
look of the site, page design, make it pretty -> look and feel, design, user interface, graphics
paid though scrapped, paid for dropped work, client scraps the project -> cancellation fee, kill fee, work performed, termination payment
show in my portfolio, show off my work -> portfolio, self-promotion, display, non-exclusive license
keep the temp, take on their contractor, keep the freelancer -> conversion fee, hire, non-solicitation, placement fee
own taxes and insurance, no benefits as freelancer, no pension for freelancers -> independent contractor, self-employment taxes, employee benefits, withholding
what to wear, wear a tie, look tidy -> dress code, appearance, uniform, policies
paid back training cost, leave after the course, owe for the course -> training costs, repayment, clawback, reimbursement
give back the bonus, sign-on money, return the signing bonus -> clawback, sign-on bonus, repayment, forfeiture
golden parachute, fired after a takeover, bought and then sacked -> change in control, severance, acceleration, good reason
workers' club, collective deal, shop steward -> collective bargaining agreement, union, labor organization, guild
laid off, job cut, downsizing, made redundant -> redundancy, layoff, reduction in force, severance
references, praise for next boss, good word for me -> reference, employment verification, neutral reference
tell the new boss, warn my next employer -> notify new employer, subsequent employment, restrictive covenants
ban is too wide, too long a ban, judge trims the ban -> blue pencil, reasonable in scope, reform, reduce, enforceable
shares in a rival, piece of a competitor, invest on the side -> passive investment, publicly traded, one percent, competing business
tip off, trade on secrets, use inside info -> insider trading, material non-public information, securities laws
wash dirty money, source of the cash, dirty cash -> money laundering, source of funds, know your customer, anti-money laundering
give to politicians, pay an official, bribe the minister -> government official, political contributions, improper payments, anti-corruption
fix prices, gang up with rivals, carve up the market -> antitrust, competition law, collusion, restraint of trade
spy for a rival, pass on plans, sell our secrets -> misappropriation, trade secrets, unauthorized use, confidential information
forget to report, hide sales, two sets of books -> inaccurate reports, underreporting, audit, material breach
deliver bit by bit, send half now, ship in batches -> partial delivery, partial shipments, instalments, backorder
ship it early, too many sent, wrong amount delivered -> over-shipment, early delivery, quantity, variance
bring goods back, return unsold items, restocking charge -> returns, return authorization, restocking fee, credit
risky use, used in hospitals -> life support, high risk activities, hazardous, intended use
stale stock, out of date, goes off -> shelf life, expiry date, perishable, remaining shelf life
trace the batch, where was it made, lot numbers -> traceability, batch records, lot number, country of origin
sell on the internet, own web shop, list it on amazon -> online sales, internet sales, e-commerce, marketplace
keep the big accounts, they sell direct, customers off limits -> reserved accounts, house accounts, direct sales, excluded customers
keep enough in stock, hold goods ready, fill the shelves -> inventory levels, maintain inventory, stock, minimum stock
keep the shop open, opening hours, close for the day -> hours of operation, continuous operation, premises, business hours
mystery shopper, franchisor drops in, check on the store -> inspection, quality control, right to inspect, compliance
redo the store, fresh look, renovate the shop -> remodel, refurbish, upgrade, image, capital expenditure
must be there myself, run it in person, leave to a manager -> personal participation, full-time efforts, manager, supervision
agent's farewell money, thank-you for built-up customers -> goodwill indemnity, compensation on termination, commercial agent, termination indemnity
agent takes orders, can he close deals, shake hands for us -> solicit orders, authority, conclude contracts, acceptance by principal
handle others' cash, collect from customers, hold client cash -> collect payments, trust account, remit, held in trust
who sets the strategy, yearly plan, map out the year -> business plan, annual plan, annual budget, marketing plan
leave the venture, one partner wants out, split up the business -> withdrawal, dissolution, exit, transfer of interest, buy-out
who does the accounts, year-end books, outside bookkeeper -> accounting, fiscal year, auditors, GAAP, financial statements
partner steals an opportunity, grab the deal, go it alone -> corporate opportunity, business opportunities, fiduciary duty, non-competition
blame the director, sue the managers, protect the board -> indemnification of directors, D&O insurance, exculpation, fiduciary duties
loan into shares, swap debt for stock -> convertible note, conversion, conversion price, qualified financing
rich enough to invest, risky investment, can't resell the shares -> accredited investor, investment intent, restricted securities, Securities Act
one default triggers all, default with another bank -> cross-default, event of default, other indebtedness
variable rate, rate floats, how much interest -> interest rate, LIBOR, per annum, floating rate, margin
too much interest, loan shark rates -> usury, maximum rate, lawful interest, reduced
load the ship, space on the vessel, charter a boat -> charter party, vessel, loading port, laytime, freight
driver breaks the law, truck not roadworthy, licence to drive -> licensed drivers, motor carrier, safety rating, vehicle
dangerous cargo, chemicals on board, explosive goods -> hazardous materials, dangerous goods, regulations, shipper
pipeline space, must pay even unused, pay even if idle -> take or pay, reserved capacity, deficiency payment, ship or pay
oil well, dig it up, mining on my land -> operator, drilling, mineral rights, royalty interest, joint operating
electric power, sell the current, meter reading -> power purchase, metering, kilowatt, delivery point
sick people's files, doctors and hospitals, medical records -> HIPAA, protected health information, health care, patients
adverse reaction, side effects, patient gets worse -> adverse event, pharmacovigilance, safety reporting, serious adverse
regulator's blessing, drug authority nod -> regulatory approval, FDA, marketing authorization, regulatory filings
finish for them, charge them for finishing, fix at their cost -> cover, step-in, own expense, self-help, reprocurement
two authors, co-writer, joint owners -> joint ownership, jointly owned, co-authors, undivided interest
fair use at school, for teaching only, not for business use -> non-commercial, educational purposes, academic use, internal use
only inside our firm, for our own use, not for resale -> internal business purposes, internal use, no resale, license restrictions
forever, no end date, never ends -> perpetual, in perpetuity, irrevocable, indefinite
take it back later, revoke permission, pull the licence -> revocable, irrevocable, termination of license, revoke
free of charge, gratis use, costs nothing -> royalty-free, without charge, no cost, gratis
slander, smear real people, author gets sued -> defamation, libel, invasion of privacy, author's warranties
naked scenes, risky stunts, body double -> nudity, stunts, doubles, performer's consent
gain weight, cut my hair, stay in shape -> physical condition, appearance, good health, fitness
music in the film, clear the songs, pay for samples -> synchronization, clearances, sample clearance, music license
release the album, drop the single, when it comes out -> release commitment, commercial release, release date, street date
label drops me, option for more albums, stuck with the label -> option periods, recording commitment, exercise option, termination
`;
