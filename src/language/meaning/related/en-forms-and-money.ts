/** English: forms, certificates, invoices, receipts and budgets as people ask about them, and the labels and formal words these are written with. Not synonyms. */
export const englishFormsAndMoney = `
who is applying, who filled it in, name of the person asking -> applicant, applicant name, submitted by, registrant
birthday, when born, how old is the applicant -> date of birth, dob, birth date, age
where they live, home address -> address, residence, residential address, postal address
which country they are from, foreigner or citizen -> nationality, citizenship, country of birth
how to reach, their number -> contact number, telephone, mobile, email address
who to call in trouble, who to ring if something happens -> emergency contact, next of kin
how related, what is he to her -> relationship, relationship to applicant, relation
what they live off, where they work -> occupation, employer, job title, place of work
married or single -> marital status, spouse
people in the home, how many in the family -> household, dependants, household size, family members
which school they went to, what they studied -> education, qualification, degree, institution
why they apply, what is the form for -> purpose, reason for application, purpose of request
when it was handed in, when they applied -> date submitted, application date, date received
how long the paperwork takes, when will I hear -> processing time, working days, decision
have to fill in, can't leave blank, boxes with a star -> mandatory, required field, must be completed
can leave blank, only if it applies -> optional, if applicable, leave blank
papers to bring, what to send along, copies needed -> supporting documents, enclosures, required documents, certified copy
lied on the form, made it up, false answers -> false information, misrepresentation, declaration, disqualified
forgot a page, something missing from the form -> incomplete application, missing documents, returned
where I sign, sign here -> signature, signed, signature of applicant, initials
promise it's true, swear it's right -> declaration, I declare, certify, true and correct
use of my details, keep my data -> consent, data protection, personal data, retention
sign for someone else, act for my mum -> authorised representative, power of attorney, proxy, on behalf of
staff fill this bit, don't write here -> office use only, official use, for staff
turned down the application, didn't get it -> rejected, declined, unsuccessful, refused
got the go ahead, application went through -> approved, granted, accepted, successful
company number, tax number of the firm -> registration number, tax id, vat number, company number
what is the shop called, name of the firm -> business name, trading name, company name, legal name
who handed out the certificate, who issued it -> issued by, issuing authority, awarding body
when the certificate was given, date on the certificate -> date of issue, issued on, date awarded
when the certificate runs out, still valid -> valid until, expiry date, expires, valid through
certificate number, licence number -> certificate no, licence number, serial number, registration no
is it a genuine one, fake certificate -> verify, verification code, authenticity, seal
what they passed, what course it was -> has successfully completed, course title, awarded, qualification
hours of the course, length of training -> contact hours, training hours, duration, credits
what grade they got, how well they did -> grade, score, distinction, merit, result
proof worked there, worked there from when -> employment certificate, period of employment, date of joining
proof of birth, proof someone died -> birth certificate, death certificate, registrar
what was certified, meets which standard -> standard, conformity, complies with, certified to
rest of the money, what's left to pay, still owe -> balance, balance due, outstanding, amount due
how much altogether, the whole lot, added up -> total, grand total, total amount, total due
before tax, without the tax -> subtotal, net, excluding vat, pre tax
tax part, how much tax -> vat, sales tax, tax amount, gst
price of one, how much each, apiece -> unit price, price per unit
how many they bought, how many ordered -> quantity, qty, units, items
what they bought, what was on the order -> description, item, line items, product
who is it billed to, which customer pays -> bill to, billed to, customer, client, buyer
who sent the bill, who gets the money, seller -> vendor, supplier, payee, remit to
where is it sent, where the goods went -> ship to, delivery address, shipping address
when it was billed, date on the bill -> invoice date, date issued, billing date
bill number, what number is the bill -> invoice number, invoice no, receipt number
pay by when, last day to pay -> due date, payment due, payable by, payment terms
which account to pay into, where to send money -> bank details, account number, sort code, iban, remittance
paid already, how much so far -> amount paid, paid to date, payments received, deposit paid
how they paid, cash or card -> payment method, paid by, card ending, tender
change given, coins back -> change due, cash tendered
which shop, where it was bought -> store, merchant, branch, location
who served, which till -> cashier, served by, register, till
points on the receipt, rewards earned -> points earned, loyalty, rewards balance
how much knocked off, money saved -> discount, savings, promotion, coupon
postage cost, cost of sending -> shipping, delivery charge, freight, handling, postage
hours worked on the bill, pay for the work -> labour, labor, hours, hourly rate
bits and pieces cost, cost of the parts -> parts, materials, supplies
extra if late, interest on the bill -> late fee, interest, overdue, finance charge
how long the quote stands, price good until -> quote valid until, validity, valid for
money coming in, where the money came from -> income, revenue, receipts, funding, proceeds
money going out, what they spent it on -> expenses, expenditure, spending, outgoings, costs
planned to spend, money put by for, set aside for -> budget, allocated, budgeted, allocation
really spent, what it came to in the end -> actual, actuals, actual cost, spent to date
difference from the plan, over or under -> variance, over budget, under budget, surplus, deficit
rainy day money, money just in case -> contingency, reserve, emergency fund
left over from last year, brought from before -> carried forward, opening balance, brought forward, prior year
money at the end, left in the bank -> closing balance, ending balance, cash on hand
wages bill, what staff cost -> salaries, payroll, personnel, staff costs, wages
food money, cost of eating -> catering, meals, refreshments, food and beverage
cost of getting there, fares -> travel, transport, mileage, airfare
cost of the room, hiring the hall -> venue hire, rental, room hire, facility fee
cost of telling people, flyers and ads -> marketing, advertising, publicity, promotion, printing
pens and paper, office bits -> stationery, office supplies, consumables
gifts and prizes cost -> prizes, awards, giveaways, gifts
people who gave money, who chipped in -> donations, sponsors, donors, contributions
tickets brought in, door money -> ticket sales, admissions, gate, box office
biggest cost, what ate the most -> largest expense, highest cost
looks after the money, who keeps the books -> treasurer, bookkeeper, accountant, finance officer
who went through the books, checked the accounts -> auditor, audit, examined, independent examiner
claim it back, out of pocket -> reimbursement, expense claim, reimbursable
money wired, when the money arrived -> transfer, payment received, value date, remittance
who asked for it to be bought, ordering paper -> purchase order, requisition, po number, requested by
goods arrived, signed for the goods -> delivery note, received by, goods received, packing slip
meter number, last reading on the bill -> meter reading, previous reading, current reading, usage
how much power we used, units used -> consumption, kwh, usage, units
fixed part of the bill, pay even if not used -> standing charge, base charge, fixed fee, service charge
take home pay, what lands in the bank -> net pay, net salary, take home
pay before anything comes off -> gross pay, gross salary, gross
what comes off my pay -> deductions, income tax, national insurance, withholding, pension
`;
