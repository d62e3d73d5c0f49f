/** Different things of one kind, a kind a line. */
export const englishKinds = `
email, text message, phone, mail, fax, in person
registered mail, ordinary mail, courier
revenue, gross profit, operating profit, net profit
stairs, lift, escalator
employee, customer, supplier
assets, liabilities, equity
cash, shares, bonds, real estate
monday, tuesday, wednesday, thursday, friday, saturday, sunday
january, february, march, april, may, june, july, august, september, october, november, december
weekday, weekend, public holiday
spring, summer, autumn, winter
morning, noon, afternoon, evening, midnight
first quarter, second quarter, third quarter, fourth quarter
first half, second half, full year
yesterday, today, tomorrow
last year, this year, next year
daily, weekly, monthly, quarterly, annually, hourly
seconds, minutes, hours, days, weeks, months, years
first, second, third, fourth, fifth
once, twice, three times
half, third, quarter, whole
hundred, thousand, million, billion, trillion
landlord, tenant, agent, guarantor
buyer, seller, broker
employer, employee, union
lender, borrower, guarantor
licensor, licensee, sublicensee
owner, contractor, subcontractor, architect
insurer, policyholder, beneficiary, broker
effective date, signing date, expiry date, termination date, notice date
order date, shipping date, delivery date, return date
invoice date, due date, payment date
date of hire, date of resignation, date of promotion
application date, approval date, announcement date
manufacturing date, use-by date, opening date
departure date, arrival date, booking date
rent, deposit, utilities, service charge, agency fee
deposit, interim payment, final payment
principal, interest, late fee
fixed rate, variable rate, mixed rate
penalty, damages, interest, refund
credit card, debit card, cash, check, bank transfer, voucher
refund, exchange, repair, store credit
income tax, corporate tax, value added tax, property tax, inheritance tax
termination, renewal, amendment, assignment, suspension
rescission, termination, expiry
arbitration, mediation, litigation
plaintiff, defendant, witness
judge, prosecutor, lawyer
district court, appeals court, supreme court
civil, criminal, administrative
copyright, patent, trademark, trade secret
ownership, possession, licence
exclusive licence, non-exclusive licence, sublicence
delaware, new york, california, texas, nevada
england, scotland, wales, northern ireland
london, paris, new york, tokyo, seoul, singapore
united states, canada, mexico, united kingdom, germany, france, japan, china, korea
europe, asia, africa, north america, south america, oceania
dollar, euro, pound, yen, won, yuan
english, french, german, spanish, chinese, korean
gross negligence, ordinary negligence, wilful misconduct
force majeure, breach, insolvency
bankruptcy, merger, acquisition, liquidation
board of directors, shareholders, auditors, management
chief executive officer, chief financial officer, chief operating officer, chief technology officer
president, vice president, secretary, treasurer
human resources, finance, legal, marketing, sales, engineering, procurement
ordinary shares, preference shares, treasury shares
public company, private company, partnership, sole proprietorship
parent company, subsidiary, joint venture
annual leave, sick leave, maternity leave, paternity leave, bereavement leave, study leave
base salary, bonus, commission, overtime pay, allowance, severance pay
hourly wage, weekly wage, monthly salary, annual salary
permanent employee, fixed-term employee, intern, freelancer, temporary worker
full-time, part-time, casual
verbal warning, written warning, suspension, demotion, dismissal
resignation, dismissal, retirement, redundancy
day shift, night shift, rotating shift
office, home, client site
travel expenses, meals, accommodation, training costs
marriage, birth, death, divorce
mother, father, brother, sister, grandmother, grandfather
spouse, child, parent, sibling
son, daughter, niece, nephew
infant, child, teenager, adult, senior
single, married, divorced, widowed
name, address, date of birth, phone number, bank account number
passport, driving licence, identity card
collection, disclosure, deletion, correction
cookies, log data, location data, payment data
encryption, anonymization, deletion
controller, processor, data subject
original, copy, draft
signature, seal, fingerprint
password, username, verification code
life insurance, health insurance, car insurance, home insurance, travel insurance, liability insurance
premium, deductible, benefit, surrender value
third-party liability, collision, theft, fire
death, disability, hospitalization, surgery
accident, illness, natural disaster
fire, flood, theft, earthquake, storm, vandalism
waiting period, grace period, cooling-off period, notice period
contract period, warranty period, probation period
cancer, stroke, heart attack, diabetes, kidney failure
lung cancer, breast cancer, liver cancer, stomach cancer, thyroid cancer
inpatient, outpatient, emergency room
doctor, nurse, pharmacist, dentist
hospital, clinic, pharmacy, nursing home
tablet, capsule, syrup, ointment, injection, suppository, eye drops, patch
before meals, after meals, at bedtime
headache, stomach ache, toothache, back pain, muscle pain
fever, cough, runny nose, sore throat
vomiting, diarrhea, constipation
dizziness, drowsiness, insomnia
rash, itching, swelling
paracetamol, ibuprofen, aspirin, naproxen
antibiotic, painkiller, antihistamine, antidepressant, laxative, sleeping pill
blood thinner, blood pressure medicine, diabetes medicine
pregnancy, breastfeeding, menopause
liver, kidney, heart, lung, stomach, brain
eye, ear, nose, mouth, throat
arm, leg, hand, foot, back, shoulder
high blood pressure, diabetes, asthma, liver disease, kidney disease, heart disease, epilepsy
blood pressure, blood sugar, body temperature, heart rate, weight
very common, common, uncommon, rare, very rare
milk, eggs, peanuts, soy, wheat, shellfish
fat, protein, carbohydrate, salt, sugar, fibre
beef, pork, chicken, fish
water, coffee, alcohol, milk, grapefruit juice
flu, measles, hepatitis, pneumonia, shingles
x-ray, ultrasound, endoscopy, blood test, urine test
refrigerator, freezer, room temperature
red, blue, green, yellow, black, white, orange, grey
on, off, blinking
power button, reset button, volume button, home button
washing machine, dishwasher, refrigerator, vacuum cleaner, microwave, dryer, air conditioner
television, computer, laptop, tablet, phone
printer, scanner, monitor, keyboard, mouse
charger, battery, cable, adapter, headphones
filter, hose, belt, motor, fan
wi-fi, bluetooth, ethernet, usb
android, ios, windows, macos, linux
chrome, safari, firefox, edge
installation, cleaning, storage, disposal
cooling, heating, dehumidifying, fan mode
wash, rinse, spin, dry
cold water, warm water, hot water
dry cloth, damp cloth, brush, sponge
mild detergent, bleach, alcohol, solvent, thinner
danger, warning, caution, note
electric shock, burn, fire, suffocation
household use, commercial use, industrial use
manufacturer, importer, retailer, service center
length, width, height, weight, depth
millimetre, centimetre, metre, kilometre
inch, foot, yard, mile
milligram, gram, kilogram, ton
millilitre, litre, gallon
volt, ampere, watt, hertz
temperature, humidity, pressure, speed
celsius, fahrenheit, kelvin
left, right, middle
north, south, east, west
above, below, beside, behind
apartment, house, shop, office, warehouse
kitchen, bathroom, bedroom, living room, balcony
wall, ceiling, floor, roof, window, door
water, electricity, gas, internet
basement, ground floor, second floor, roof
dog, cat, bird, fish
household waste, food waste, recyclables, bulky waste
paper, glass, plastic, metal
car, motorcycle, bicycle, truck, bus
petrol, diesel, electricity, hydrogen
plane, train, bus, taxi, ship, subway
driver, passenger, pedestrian
economy class, business class, first class
carry-on baggage, checked baggage, oversized baggage
breakfast, lunch, dinner
single room, double room, suite
high season, low season, shoulder season
airport, station, terminal, port
hotel, airline, travel agency, guide
primary school, secondary school, university, kindergarten
bachelor, master, doctorate
teacher, student, parent, principal
tuition, dormitory fee, book cost
midterm exam, final exam, homework, attendance
library, cafeteria, gym, auditorium
police, fire brigade, ambulance
fire extinguisher, smoke detector, sprinkler
helmet, gloves, goggles, mask, safety shoes
standard shipping, express shipping, pickup
seller, buyer, carrier
defect, wrong item, change of mind, transport damage
coupon, points, gift card
basic plan, standard plan, premium plan
silver, gold, platinum
free trial, paid subscription, one-time purchase
approved, rejected, pending
for, against, abstain
simple majority, two-thirds majority, unanimity
average, median, total, maximum, minimum
increase, decrease, stay the same
exports, imports, domestic sales
manufacturing, construction, retail, finance, agriculture
budget, forecast, actual result
labour costs, material costs, advertising costs, rent
inflation, unemployment, interest rate, exchange rate
author, publisher, translator, editor
hardcover, paperback, e-book, audiobook
`;
