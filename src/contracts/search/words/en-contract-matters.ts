/** English: how people ask about what a contract settles, and how contracts write it. Not synonyms. */
export const englishContractMatters = `
exception, exceptions, any way around it -> except, unless, provided that, notwithstanding, other than, provided however
back out, get out, walk away, want out, leave early, quit -> terminate, termination, cancel, written notice
end the deal, call it off, break it off, pull the plug -> terminate, termination, rescind
how long, last, run out, expire, over -> term, initial term, period, expire, years from
keep going, roll over, continue on its own, auto renew -> renew, renewal, successive, automatically extended
up front, in advance, pay first, down payment -> upon execution, initial fee, deposit, advance, prior to
pay late, behind on payments, miss a payment, overdue -> interest, late payment, past due, overdue, default
money back, refund, get it back, return the money -> refund, reimburse, refundable, repay, pro rata
who pays, foot the bill, pick up the tab, cover the cost -> expense, costs, bear, reimburse, responsible for
lawyer bill, legal bills, lawyer fees, attorney costs -> attorneys' fees, legal fees, prevailing party, costs and expenses
sue, take to court, lawsuit, go to court -> action, court, jurisdiction, venue, litigation, legal proceeding, claim
sues us, sued, somebody claims, comes after us -> indemnify, hold harmless, defend, third party claim, infringement
win, lose in court, loser pays, winner -> prevailing party, attorneys' fees, judgment
which law, what state, whose rules -> governing law, governed by, laws of the state, construed in accordance
arbitrator, mediator, settle it without court -> arbitration, mediation, dispute resolution
hand over, pass on, give to someone else, sell the contract, transfer it -> assign, assignment, transfer, successors, prior written consent
bought, sold, taken over, merge, new owner -> merger, change of control, successor, acquisition, assignment
go bust, broke, bankrupt, out of business -> bankruptcy, insolvent, receiver, creditors
boss of each other, partners, joint venture, work for them, employees of -> independent contractor, partnership, joint venture, agency, relationship of the parties
sign for us, speak for us, act for us, bind us -> authority, agent, bind, obligation on behalf
illegal, against the law, thrown out, not valid, struck down -> invalid, unenforceable, severability, void, remaining provisions
said nothing, let it slide, did not complain, looked the other way, too late to complain -> waiver, waive, failure to exercise, forbearance, no waiver
same paper, separate copies, sign separately, fax, sign by email -> counterparts, original, facsimile, electronic signature
what we said before, earlier promises, spoken promise, handshake -> entire agreement, supersede, prior agreements, oral
change the deal, change the terms, tweak it, add something -> amend, amendment, modification, in writing signed
let them know, tell them, reach them, contact them -> notice, notify, in writing, certified mail, addressed to
keep quiet, secret, tell others, blab, share what we know -> confidential, confidentiality, disclose, proprietary information
press release, tell the press, announce, news, go public -> publicity, public announcement, press release, prior approval
logo, name, brand, badge -> trademark, marks, service mark, name, logo, license
put on, print on, use their name, merchandise, mugs, shirts -> license, use of the marks, prior written approval, promotional materials
show them first, see it first, run it by, check before -> prior approval, submit, review, written consent, approve
own, belongs to, whose is it, keep the rights -> ownership, title, property of, intellectual property, right and interest
copy, steal, rip off, use without asking -> infringement, unauthorized use, copyright, misappropriation
broken, does not work, faulty, bad quality, shoddy -> warranty, defect, defective, conform, merchantable
fix it, make it right, chance to fix -> cure, remedy, breach, days after notice, correct
break the rules, break a promise, do not do their part -> breach, default, material breach, fail to perform
hurt, damage, lose money, losses -> damages, liability, indemnify, loss
cap, limit, most we could owe, maximum -> limitation of liability, exceed, aggregate, shall not be liable
storm, earthquake, war, pandemic, out of our hands, act of god -> force majeure, beyond the reasonable control, acts of god
look at our books, check our records, inspect us, audit -> audit, inspect, books and records, access
nobody else, only us, compete, other customers -> exclusive, exclusivity, non-compete, competing, territory
poach, hire away our people, steal our staff -> solicit, non-solicitation, employ
hire someone else, outsource, let others do the work -> subcontract, subcontractor, delegate, assign
how often, reports, numbers, keep them posted -> report, reports, statement, monthly, quarterly
when it is over, after it ends, once we stop -> upon termination, expiration, survive, return, cease
give back, send back, delete, destroy -> return, destroy, deliver, upon termination
site down, goes down, outage, offline, uptime -> availability, downtime, service level, maintenance, interruption
backup, data, files, lose our data -> data, backup, restore, content
support, help desk, call for help -> support, technical support, maintenance, assistance
price goes up, raise the price, charge more -> increase, adjust, fees, rate, notice of change
taxes -> tax, taxes, sales tax, withholding
insurance, insured -> insurance, coverage, policy, certificate of insurance
under age, kids, children -> minor, guardian, parent
days ahead, beforehand, in time -> days prior, at least days, prior to, in advance
forever, for good, permanently -> perpetual, irrevocable, survive
take away, suspend, lock us out, cut us off -> suspend, suspension, discontinue, terminate access
`;
