/** English: how people say what happened to them and what they want, and how texts write about it, an association a line. Not synonyms. */
export const englishWaysOfAsking = `
conked out, packed up, gave up the ghost, died on me, on the blink, playing up, acting up -> fault, breakdown, faulty, not working, failure
won't start, won't turn on, nothing happens, dead as a doornail -> does not start, power, battery, fault
keeps cutting out, drops out, keeps dropping -> connection, interruption, intermittent, signal
making a racket, weird noise, rattling, buzzing, beeping -> noise, unusual noise, sound, alarm
smells funny, stinks, pong, whiff -> odour, smell, smells
dripping, leaking, puddle, soaked, water everywhere -> leak, leaking, water damage
spilt, spilled, stain, mucky, got dirty -> stain, clean, cleaning, damage
dropped it, smashed, cracked, chipped, snapped, ripped, torn -> damage, damaged, broken, repair
scratched, dented, bumped, pranged, backed into -> damage, accident, excess, bodywork
misplaced, can't find, mislaid, left it behind, forgot it on -> lost, lost property, missing, replacement
nicked, pinched, swiped, someone took, robbed -> stolen, theft, police
locked out, lost keys, forgot my code -> key, replacement, locksmith, reset
ran out, used up, none left, all gone -> refill, replace, order more, supply
running late, stuck in traffic, held up, behind schedule, won't make it on time -> late, delay, late arrival, after
can't make it, can't come, have to miss, something came up, won't be there -> cancel, cancellation, absence, missed, transfer
fell through, called it off, not going any more, plans changed -> cancel, cancellation, refund
fell ill, came down with, feeling rough, under the weather, poorly, off colour -> ill, illness, sick, sickness
broke my leg, hurt myself, did my back in, pulled a muscle, twisted -> injury, injured, medical
threw up, been sick, dodgy tummy, the runs -> vomiting, diarrhoea, stomach, illness
passed away, lost my dad, died -> death, bereavement, deceased
got sacked, laid off, made redundant, lost my job -> dismissal, redundancy, unemployment, notice
handing in my notice, quitting, packing in the job, moving on -> resignation, notice period, leaving
ring in sick, off sick, pull a sickie -> sickness absence, report, sick pay
time off, day off, annual leave, few days away -> leave, holiday, request
swap shifts, cover my shift, someone to fill in -> shift swap, rota, cover
paid extra, time and a half, worked late, stay late -> overtime, extra hours, rate
short on cash, tight this month, can't pay all at once, struggling to pay, pay bit by bit -> instalments, spread, payment plan, hardship
owe, behind on payments, didn't pay, missed a payment -> arrears, overdue, late payment, suspended
charged twice, overcharged, wrong amount, bill looks wrong -> billing error, dispute, refund, query
ripped off, too dear, pricey, costs a bomb -> price, charge, fee
for nothing, free of charge, without paying, on the house, chuck in -> free, included, no charge
get something back, get money for, claim for, get compensated, make it up to me -> compensation, refund, claim, pay you
what do I get, what are they going to give us, do I get anything -> compensation, pay you, earn, credit
who pays, who's paying, comes out of my pocket, on me -> cost, charged, bear, responsible
how bad, what will happen, what's the worst, get in trouble, get told off -> penalty, charge, banned, consequences, fined
get away with, nobody'll notice, bend the rules, sneak -> banned, prohibited, disqualified, penalty
kicked out, thrown out, chucked out, banned -> expelled, removed, suspended, banned
fall out with, fight, row, not getting on, aggressive, goes mad -> dispute, behaviour, conflict, dislike
how soon, how quickly, how long till, how long before, when will I be -> within, days, working days, average
how late, latest, last chance, cut-off, final date -> deadline, no later than, by, until, closing date
how early, earliest, first thing -> from, opens, before
how far ahead, in advance, beforehand, plan ahead -> in advance, notice, before, ahead
hold on to, keep for me, set aside, put by -> keep, hold, reserve, days
pass on to someone, give to my friend, let my mate use, hand over to -> transfer, transferable, another person
in place of me, stand in, go instead -> substitute, replacement, transfer
take along, bring with me, tag along, plus one -> guest, accompany, bring
leave at home, not bring, what not to take -> leave, do not bring, not permitted
need to bring, have to take, what do I pack -> bring, required, what to bring
chuck away, get shot of, bin -> dispose, disposal, waste, rubbish
wash it, chuck in the machine, dishwasher safe -> wash, washing, dishwasher, hand wash
sort it myself, do it myself, fix with tape, DIY, patch up -> repair, do not attempt, mend, bring them to us
top up, add more, bump up, upgrade -> increase, add, upgrade, extra
cut down, downgrade, cheaper plan, smaller package -> reduce, downgrade, change plan
put on hold, pause, freeze, take a break from -> suspend, freeze, pause, suspension
switch over, move to another, change to -> switch, transfer, change
moving house, new place, relocating, new address -> move, moving, change of address
just moved here, new in town, live over the border, live outside -> residents, non-residents, outside, proof of address
prove who I am, show ID, what papers -> identification, proof, photo identification
prove where I live, proof of address -> proof of address, utility bill
sign for, sign off, put my name to -> signature, sign, consent
say yes, give the ok, green light, permission -> consent, permission, approval
have a word, speak to someone, who do I talk to, who do I see -> contact, ask for, manager, office
not happy, moan, kick up a fuss, take it further -> complaint, complain, ombudsman
left on their own, home alone, unsupervised, keep an eye on -> supervision, unaccompanied, left alone
pick him up, pick her up, get the kids, fetch -> collect, collection
drop him off, drop her off, bring in -> drop-off, arrival, bring
too old, too young, big enough, tall enough -> age, height, minimum, maximum
heavy one, weighs, how many kilos, size of dog -> weight, kg, large, medium, small
more than one, a couple of, two of them, both -> each, second, additional, sharing, siblings
as a family, all of us, whole lot of us, big group -> family, group, maximum
on my own, solo, just me -> single, individual
wheel him in, can't manage stairs, dodgy knees, bad legs -> step-free, lift, wheelchair, accessible
can't see well, hard of hearing, doesn't speak English -> large print, hearing loop, interpreter
freezing, chilly, too cold, boiling, sweltering, too hot -> temperature, heating, cooling
pouring, chucking it down, bucketing, soaking wet, storm coming -> rain, weather, wet weather, cancelled
pitch black, in the dark, after dark, at night -> night, lights, after dark
quiet, keep it down, noise late, music late -> quiet hours, noise
park up, leave the car, stick the car, place to park -> parking, car park, permit
without a car, no car, don't drive, get there by -> bus, train, public transport, collection
nip in, pop in, swing by, drop by -> visit, without appointment, drop-in, open
grab a bite, something to eat, peckish, food on site -> food, café, refreshments, catering
bring my own food, packed lunch, picnic -> own food, packed lunch, picnic
veggie, don't eat meat, coeliac, nut free -> dietary, vegetarian, allergies
have a smoke, spark up, vape -> smoking, vaping
have a drink, few beers, bit of wine -> alcohol
take pics, snaps, selfies, film it, put on insta -> photographs, photography, filming
listen to music, tunes, podcast -> music, headphones
get online, wifi, internet access -> wifi, internet, network
print something, run off a copy, photocopy -> printing, copies, per page
keep kids off, block sites, screen time, bedtime -> filter, pause, parental controls
spam, dodgy call, scam, someone asked for my password -> never ask, password, phishing, security
forgot my password, can't log in, locked out of account -> reset, password, account
delete my account, wipe, get rid of my data -> delete, close account, personal data
got wiped, lost my photos, accidentally deleted, get it back -> restore, recover, deleted, trash
out of space, full up, too many photos -> storage, quota, limit
red light, flashing, orange light, blinking, symbol came on -> light, flashing, indicator, meaning
factory settings, start over, wipe the settings -> reset, restore, settings
how do I set up, getting started, first time using -> set up, first use, installation, before first use
how do I clean, get the gunk off, scale, limescale -> cleaning, descale, rinse, wipe
how often should I, every how many -> every, once a, weekly, monthly
how much do I put in, how many scoops, how full -> amount, measure, maximum, fill
safe to eat, still good, gone off, past its date -> expiry, use by, harmless, discard
safe for kids, child lock, kids fiddling -> child lock, children, safety
still covered, under warranty, guarantee still good -> warranty, guarantee, covered
covered for, does it include, am I insured, will they pay -> cover, covered, insured, included, excluded
not covered, catch, small print, exclusions -> not covered, excluded, exclusions, except
win, prize, come first, medal -> prize, awards, winners
see how we did, times, scores -> results
hurt on site, accident there, someone collapses -> first aid, accident, emergency
fire, alarm goes off, where do we go -> fire, evacuation, assembly point, alarm
baby change, nappies, breastfeed -> baby changing, nappy
toilets, loos, need a wee -> toilets
somewhere to wait, sit down, warm up -> waiting room, seating
somewhere to leave bags, stash my stuff, coat -> bag drop, cloakroom, lockers, luggage
`;
