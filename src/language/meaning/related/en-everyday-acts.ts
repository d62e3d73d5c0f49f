/** English: what people do and what befalls them day by day, and how notices, manuals, policies and contracts write about it. Not synonyms. */
export const englishEverydayActs = `
back out, pull out, bail, duck out -> withdraw, withdrawal, cancel, cancellation
call off, scrap, axe -> cancel, cancelled, cancellation
put off, push back, shift to another day -> postpone, reschedule, rearrange, change of date
bring forward, do it sooner -> earlier date, advance
carry on, keep going, keep on with -> continue, renew, remain
carry over, roll over, save for next year -> carry forward, carried over, unused, expire
use it or lose it, go to waste -> expire, forfeited, unused, lapse
fill in, fill out, do the paperwork -> complete, form, application
hand in, turn in, send off -> submit, return, submission
hand out, give out, dish out -> distribute, issue, provided
hand back, give back, bring back, take back -> return, returned, surrender
pick up, come and get, swing by for -> collect, collection, pick-up
drop off, leave with you -> drop-off, deliver, deposit, hand over
sign up, join, put my name down, get on the list -> enrol, register, registration, membership, waiting list
sign out, leave the club, stop being a member -> resign, terminate, end membership
turn up, show up, rock up -> attend, arrive, arrival, attendance
turn away, not let in, refuse entry -> refused, admission, denied entry, excluded
turn down, say no to -> refuse, decline, reject
turn off, switch off, shut down, power down -> switch off, power, unplug, disconnect
turn on, fire up, get going -> start, power, switch on
shut, closed, not open -> closed, closure, holidays
lock up, last one out -> lock, secure, closing
let in, let through, get in -> entry, admission, access
get in touch, drop a line, give a ring -> contact, telephone, email
get hold of, reach someone -> contact, duty, out of hours
get rid of, ditch, bin it -> dispose, disposal, remove
get round, find a way, dodge -> circumvent, avoid, breach
get out of, wriggle out -> terminate, release, exempt
get through, get past the gate -> access, entry
get by without, do without -> not required, optional
look after, mind, watch, babysit -> care, supervise, supervision, responsible for
look into, check out -> investigate, inspection, review
look round, have a look, see the place -> visit, viewing, tour, inspect
look over, go through -> inspect, review, check
break down, packs in, dies -> breakdown, failure, fault
break up, split, go our separate ways -> separation, dissolve
break in, burgled, broken into -> burglary, theft, forced entry
bring along, take with me, carry in -> bring, accompany, permitted items
bring in from outside, my own stuff -> own equipment, outside, bring
take out, borrow, check out a book -> borrow, loan, hire
take off, knock off, lop off -> deduct, discount, reduction
take on, hire someone, get help -> appoint, employ, engage
take part, join in, have a go -> participate, participation, entry, take part
take turns, share -> rota, shared
take over, step in -> transfer, substitute, assign
take ages, drag on, take forever -> delay, duration, processing time, within
hang on to, keep hold of -> retain, keep, retained
hang about, hang around, wait around -> waiting, loitering, remain
pay up, cough up, fork out, shell out -> pay, payment, charge, payable
pay back, owe back, settle up -> repay, repayment, reimburse
pay upfront, pay first, money down -> advance payment, deposit, prepay, in advance
pay late, forget to pay, miss the date -> late payment, overdue, arrears, late fee
pay by card, tap, contactless, cash only -> card, payment methods, cash, accepted
money off, cheaper, deal, knock the price down -> discount, reduction, concession, reduced rate
money back, get a refund, want it back -> refund, reimbursement, refunded
extra cost, on top, hidden fees -> additional charge, surcharge, supplement, excluding
cost to replace, new one costs -> replacement fee, replacement, charge
put down, pay a bit now -> deposit, down payment
put up with, deal with the noise -> nuisance, complaint
put in for, ask for, request -> apply, application, request
put someone else on, add my wife, add my husband, add another -> additional, named, joint, add
put away, store, stash -> store, storage
put out, leave outside the door -> leave outside, collection, kerbside
go over, use more than, go past the limit -> exceed, excess, limit, over
go off, ring, sound -> alarm, expire
go up, rise, get dearer -> increase, rise, adjustment
go down, drop, fall -> decrease, reduction, reduce
go with, come along, tag along -> accompany, companion
go without, skip -> miss, omit, not required
go wrong, mess up, screw up -> error, fault, failure
go missing, vanish -> lost, missing, stolen
give up, pack it in -> relinquish, terminate, resign, surrender
give away, pass to a friend -> transfer, assign, gift
give notice, let you know, tell you -> notify, notice, inform
run out of, no more -> exhausted, supply, refill, expire
run over, overrun, go on too long -> overrun, exceed, extra time
run by, check with first -> approval, consent, agree
set up, put together, assemble -> install, assembly, set up
set off, leave home -> depart, departure
set aside, hold for me -> reserve, reserved, hold
show my card, flash my pass -> present, membership card, proof
stay over, sleep over, spend the night -> overnight, overnight guests
stay longer, extra night, hang on -> extend, extension, additional
stay out, come home late -> curfew, late return
stop paying, stop the direct debit -> cancel, direct debit, non-payment
swap, trade, change for another -> exchange, transfer, change
sort out, deal with -> arrange, resolve, handle
speak up, make a complaint, not good enough -> complaint, complain, grievance
step down, quit as -> resign, vacate
stick to, follow -> comply, observe
stick on the wall, blu tack, hang up -> fixings, walls, adhesive
tell on, report someone, snitch -> report, reporting
tell in advance, let you know beforehand -> prior notice, in advance
throw in, include -> included, free, complimentary
throw out, kick out -> remove, exclude, evict, expel
try out, have a taster, test it first -> trial, taster, free trial
try on, see if it fits -> try, fit, exchange
use up, finish off -> exhaust, consume
wait for, in the queue, on the list -> waiting list, queue
walk out, storm off -> leave, terminate
wash up, clean up after, leave it tidy -> clean, cleaning, clean condition
wear, what to put on, clothes -> dress code, clothing, wear, footwear, uniform
wear out, worn, old and tired -> wear and tear, worn, replace
work out, use the weights, exercise -> exercise, gym, training
work from home, not come in -> remote working, home working
work late, do more hours -> overtime, additional hours
fall over, slip, trip -> slip, accident, injury
fall ill, get sick, catch something -> illness, sick, infectious
fall behind, lag -> arrears, overdue
feel dizzy, faint, pass out -> dizziness, faint, symptoms
burn, scald, too hot to touch -> hot surface, burn, scald
bleed, blood, cut myself -> bleeding, first aid, wound
swell, puffy, bruise -> swelling, bruising
itch, rash, spots -> rash, allergic reaction
tummy ache, feel sick, throw up -> nausea, vomiting, stomach
pain, hurts, sore, ache -> pain, painkillers, discomfort
pee, poo, toilet trained -> toilet, bowel, toilet training
eat before, breakfast that day, empty stomach -> fasting, fast, nothing to eat
drink before, sip of water, cup of tea -> fluids, water, nothing to drink
drive home, get behind the wheel -> drive, driving, operate machinery
take my pills, tablets, meds -> medication, medicines, prescribed
skip a dose, forgot my tablet -> missed dose, dose
see the doctor, get checked, appointment -> consultation, appointment, examination
results, find out -> results, report, notified
stitches, plaster, dressing -> sutures, dressing, wound
pregnant, expecting, having a baby -> pregnancy, pregnant, maternity
kids, little ones, toddlers, bairns -> children, under, child, infants
teenager, teen, my lad, my lass -> aged, young person, under 18
old folk, pensioner, my gran -> senior, over 65, concession
mate, friend, pal, buddy -> guest, visitor, another person
boss, my manager, the people in charge -> manager, line manager, supervisor
neighbour, next door, upstairs -> neighbouring, residents, occupiers
puppy, pooch, mutt, dog -> dog, dogs, pets
barks, bites, growls, aggressive -> aggressive, behaviour, muzzle
jabs, shots, vaccine -> vaccination, vaccinated, vaccinations
fleas, ticks, worms -> parasite, treatment, flea
lead, leash, off the lead -> lead, leash
grub, nosh, tea, bite to eat -> food, meals, catering
booze, pint, wine, beer -> alcohol, alcoholic
fag, ciggie, vape -> smoking, vaping, smoke
tunes, loud music, speaker -> music, amplified, noise
phone out, on my mobile -> mobile phone, phones, devices
pics, snaps, video -> photography, filming, images
car, motor, van -> vehicle, vehicles, parking
bike, cycle, pushbike -> bicycle, cycles
scooter, e-scooter, hoverboard -> scooter, electric, battery
pram, buggy, stroller -> pushchair, buggy
suitcase, bags, luggage -> baggage, luggage
fridge, oven, telly -> appliance, appliances
charger, plug, socket -> electrical, socket, charging
battery, flat, won't hold charge -> battery, charge, charging
blinks, flashes, lights up -> indicator, light, flashing
beeps, buzzes, screeches -> alarm, sound, beep
leak, drip, puddle -> leak, leakage
clog, blocked, gunk -> blockage, clean, filter
smell, stink, reek -> odour, smell
rust, scratch, chip -> damage, corrosion, cosmetic
cold, chilly, draughty -> heating, temperature
hot, stuffy, boiling -> cooling, ventilation, temperature
wet, rain, pouring -> weather, rain, waterproof
snow, ice, frozen -> weather, severe weather, frost
dark, night, after hours -> night, out of hours, lighting
early, first thing, crack of dawn -> opening, from, before
late, last minute, on the day -> late, short notice, same day
weekend, saturday, sunday -> weekends, saturdays, sundays, bank holidays
holiday, christmas, easter -> bank holidays, closed, public holidays
fortnight, couple of weeks -> 14 days, two weeks
week, seven days -> 7 days, weekly
month, four weeks -> 30 days, monthly, month
year, twelve months, annual -> annual, 12 months, per year
half, fifty percent, split down the middle -> 50%, half
double, twice as much -> double, twice
most, max, top limit -> maximum, up to, limit, no more than
least, minimum, lowest -> minimum, at least
lost my card, card broke, new card -> replacement card, lost card, card
lost my ticket, no ticket -> lost ticket, replacement, proof of purchase
forgot my pass, left my card at home -> without card, identification, day pass
wrong name, typo, spelt wrong -> name change, correction, amend
wrong address, sent to the wrong place -> redelivery, address, incorrect
wrong size, doesn't fit, too small -> exchange, size
arrived broken, smashed in the post -> damaged in transit, damaged on arrival, report
not as described, not what I ordered -> incorrect, not as described, return
still waiting, hasn't come, no sign of it -> delay, delivery, not received
no receipt, lost the receipt -> proof of purchase, receipt
second hand, bought used, from a friend -> second-hand, transferable, original purchaser
dropped it in water, got wet, spilled coffee on it -> liquid damage, water damage, accidental damage
opened it, took off the label, used it once -> opened, unused, original packaging, tags
`;
