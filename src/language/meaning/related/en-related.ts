/** English: what people ask with, and how texts write about it, an association a line. Not synonyms. */
export const englishRelated = `
rent, what I pay each month for the flat -> monthly rent, rental charge, tenancy payment, lease payment
landlord, flat owner, the guy I rent from -> lessor, landlord, property owner, managing agent, letting agent
renter, person living in the flat -> tenant, lessee, occupant, resident, occupier
move out, leave the flat, get out of the lease -> vacate, terminate the tenancy, end of tenancy, surrender the lease, notice to quit
move in, get the keys -> commencement of tenancy, handover, check-in inventory, occupancy date
deposit back, get my deposit -> refund of deposit, security deposit, deposit return, tenancy deposit scheme
kick out, throw out, chuck out -> evict, eviction, repossession, possession order, termination
roommate, flatmate, housemate -> joint tenant, co-occupant, sharer, subtenant, additional occupant
rent out my room, let someone else live here, Airbnb my flat -> sublet, subletting, assignment, short-term let, lodger
fix, mend, get something repaired -> repair, maintenance, remedy, rectify, restoration
leaky tap, dripping faucet, water coming in -> leak, plumbing, water ingress, water damage
no hot water, boiler broken, heating not working -> boiler, heating failure, hot water supply, heating system, emergency repair
mould, black spots on the wall, damp -> mold, condensation, ventilation, moisture, humidity
put up a picture, hang a shelf, drill a hole -> fixings, alterations, nails, drilling, wall-mounted
paint the walls, redecorate -> decoration, alterations, redecorating, written consent, finishes
noisy neighbours, loud music, racket next door -> noise nuisance, quiet hours, disturbance, antisocial behaviour, nuisance
bins, trash, rubbish, garbage -> refuse, waste, household waste, bin collection, general waste
when do they pick up the trash, bin day -> collection day, refuse collection, waste collection schedule
old sofa, get rid of furniture, throw out a mattress -> bulky waste, bulky items, large item collection, disposal
bottles and cans, cardboard -> recycling, recyclables, glass, mixed recycling, packaging
dump, tip -> household waste recycling centre, transfer station, landfill, civic amenity site
elevator not working, stuck in the lift -> lift, elevator, out of service, entrapment, emergency intercom
lost my key, locked out -> replacement key, lockout, key fob, locksmith, spare key
door code, key fob, buzzer -> access code, access card, entry system, intercom, keypad
washing machine downstairs, do my laundry -> laundry room, laundry facilities, washing machine, dryer, communal laundry
storage in the basement, place to keep my stuff -> storage unit, storage locker, cellar, storage room
bike shed, leave my bike, park my bicycle -> bicycle storage, cycle rack, bike store, cycle parking
barbecue on the balcony, grill -> open flame, charcoal, barbecue, grilling, naked flame
smoke in my flat, have a cigarette, vape -> smoking, smoke-free, tobacco, e-cigarettes, vaping
pets allowed, have a dog, keep a cat -> pets, animals, pet policy, domestic animals, assistance animals
electricity bill, gas bill, water bill -> utilities, utility charges, energy costs, meter reading, consumption
service charge, HOA fee, building fees -> service charge, maintenance fee, common charges, association dues, management fee
who pays for, who foots the bill -> at the expense of, borne by, liable for, responsible for the cost, chargeable to
put the rent up, raise the rent -> rent increase, rent review, rent adjustment, uplift
late with the rent, behind on rent -> arrears, overdue rent, late payment, outstanding balance
how much notice, warn them in advance -> notice period, written notice, advance notice, days' notice
break the lease early, leave before the year is up -> early termination, break clause, early release, termination fee
furnished, comes with furniture -> furnishings, fixtures and fittings, inventory, contents
scratches, normal scuffs, worn carpet -> wear and tear, damage, dilapidations, deterioration
cleaning when I leave, how clean must it be -> end-of-tenancy cleaning, professional cleaning, cleaning charge, original condition
have friends stay over, guest overnight -> overnight guests, visitors, guest policy, visitor stays
landlord come in, can they just walk in -> right of entry, access, inspection, reasonable notice, inspection visit
bugs, cockroaches, mice, bedbugs -> pests, infestation, pest control, vermin, rodents
smoke alarm beeping, fire detector -> smoke detector, smoke alarm, carbon monoxide alarm, battery replacement
blocked drain, toilet won't flush, clogged sink -> blockage, drainage, plumbing, sewer, wet wipes
power cut, lights went out, blackout -> power outage, power failure, supply interruption, loss of power
fuse blew, breaker tripped -> circuit breaker, fuse box, consumer unit, electrical panel, overload
water shut off, no water -> water supply interruption, stopcock, shutoff, water outage, mains
internet in the flat, wifi included -> broadband, wireless internet, connection, internet access
parking spot, place for my car -> parking space, allocated parking, garage, parking permit, bay
garden, yard, lawn -> grounds, landscaping, communal garden, grass cutting, outdoor areas
shovel snow, clear the ice -> snow removal, gritting, de-icing, clearance, winter service
student housing, dorm -> hall of residence, student accommodation, dormitory, residence hall
council flat, cheap housing, housing list -> social housing, affordable housing, waiting list, housing register, subsidized housing
buy a house, home loan -> mortgage, purchase, conveyancing, completion, closing
viewing, look at the flat -> viewing appointment, open house, inspection, showing
credit check, proof I can pay -> references, income verification, creditworthiness, guarantor, affordability check
parents sign for me, someone to back me -> guarantor, co-signer, surety, guarantee
burglar, break-in, someone broke in -> burglary, forced entry, theft, home contents insurance, police report
my stuff got ruined, belongings damaged -> personal property, contents insurance, renters insurance, personal effects, liability
post, mail, letter box -> mailbox, postal delivery, correspondence, parcel locker
caretaker, janitor, super, handyman -> building superintendent, concierge, facilities team, maintenance staff, property manager
roof, loft, attic -> roof space, attic, insulation, loft hatch
windows draughty, cold flat -> insulation, glazing, draught-proofing, energy efficiency, weatherstripping
air con, AC -> air conditioning, cooling unit, climate control, ventilation
turn heat up, how warm -> thermostat, heating temperature, heating period, room temperature
stairs, hallway, corridor clutter -> common areas, stairwell, escape route, communal areas, obstruction
pram in the hallway, stroller -> pushchairs, prams, storage, common hallway
party at home, have people round -> gatherings, social events, noise, quiet hours
satellite dish, aerial -> antenna, satellite dish, external fixtures, written permission
swimming pool in the building, gym downstairs -> amenities, resident facilities, fitness room, pool rules
daycare, nursery, creche -> childcare, preschool, early years setting, day nursery, kindergarten
kid, kids, son, daughter, little one -> child, children, pupil, minor, student, infant
mum, dad, folks -> parent, guardian, carer, caregiver, parents
drop off my kid, take to school in the morning -> drop-off, arrival, start of day, registration, gates open
pick up my kid, collect from school -> collection, pick-up, dismissal, end of day, authorised collector
grandma pick up, someone else collect -> authorised person, authorised adult, written authorisation, emergency contact, photo ID
late picking up, running late for pickup -> late collection, late pick-up fee, closing time, late fee
kid is sick, child ill, home with a fever -> absence, illness, sickness, exclusion period, symptom-free
off sick how long, when can they come back -> return to school, 48 hours, exclusion period, fever-free, recovery
call in sick for my kid, tell the school -> report an absence, absence line, notify the office, attendance office
throwing up, vomiting, the runs -> vomiting, diarrhoea, gastroenteritis, stomach illness, norovirus
lice, nits -> head lice, treatment, infestation, parasites
pink eye, chickenpox, spots -> conjunctivitis, varicella, infectious disease, contagious, rash
give medicine at school, pills for my child -> administration of medication, prescription medicine, medication form, dosage
nut allergy, allergic, can't eat -> allergen, allergies, anaphylaxis, intolerance, dietary requirements, nut-free
packed lunch, lunchbox, bring own food -> packed lunch, food from home, lunch box, meals, healthy eating
school lunch, school dinner, canteen -> school meals, cafeteria, catering, lunch menu, free school meals
after school, someone to watch them in the afternoon -> after-school club, wraparound care, extended day, aftercare
before school, early morning care -> breakfast club, before-school care, wraparound care, early drop-off
babysitter, nanny, someone to mind the kids -> childminder, childcare, supervision, au pair, carer
what to wear, clothes for school -> uniform, dress code, footwear, PE kit, clothing
trainers, sneakers -> sports shoes, non-marking soles, footwear, athletic shoes
gym class, PE -> physical education, sports lesson, PE kit, exercise
school trip, day out with class -> field trip, excursion, educational visit, outing, permission slip
sign the slip, say yes for my kid -> consent form, permission slip, parental consent, signature
phone at school, mobile in class -> mobile devices, cell phones, electronic devices, switched off, confiscated
bully, being picked on, mean kids -> bullying, harassment, safeguarding, anti-bullying policy
skip school, bunk off, play hooky -> truancy, unauthorised absence, unexcused absence, attendance
take kids out for a holiday, vacation in term -> term-time leave, leave of absence, authorised absence, exceptional circumstances
holidays, when is school off, days off -> term dates, school holidays, half-term, inset day, breaks, closure days
snow day, school shut because of weather -> closure, inclement weather, emergency closure, severe weather, cancellation
school bus, ride to school -> school transport, bus pass, transportation, bus route
get into the school, get a place, sign up my child -> admissions, enrolment, registration, application, allocation of places
waiting list, no places left -> waitlist, oversubscribed, capacity, full, reserve list
grades, marks, report -> assessment, report card, results, grading, transcript
fail, flunk, not pass -> unsuccessful, fail, resit, retake, below the pass mark
do the exam again, second chance -> resit, retake, re-examination, repeat attempt, supplementary exam
pass mark, how many points to pass -> minimum score, pass grade, threshold, passing score
homework late, hand in late -> late submission, deadline, penalty, extension, coursework
more time, need longer -> extension, extended deadline, additional time, grace period
copy, cheat, use ChatGPT -> plagiarism, academic misconduct, academic integrity, generative AI, unauthorised assistance
teacher, tutor, prof -> instructor, lecturer, teaching staff, form tutor, faculty
head, boss of the school -> headteacher, principal, head of school, leadership team
talk to the teacher, parents' night -> parents' evening, parent-teacher conference, appointment, consultation
tuition, what the course costs, school fees -> tuition fees, course fee, enrolment fee, charges
help with fees, scholarship, can't afford school -> bursary, financial aid, grant, hardship fund, fee waiver, scholarship
brothers and sisters, second child, siblings discount -> sibling discount, siblings, second child, family rate
nappies, diapers -> nappy changing, diapers, wipes, toileting, potty training
nap, sleep at nursery -> rest time, sleep, nap time, cot, bedding
toys from home, teddy -> personal belongings, comforter, toys, valuables
kid got hurt, fell over at school -> accident, injury, first aid, accident report, incident form
staff per kid, how many children in a group -> staff-to-child ratio, group size, class size, adult-to-child ratio
how old must they be, what age -> minimum age, age limit, aged, years and over, under-16s
settling in, first days at nursery -> settling-in period, induction, orientation, transition
drop a class, quit the course -> withdrawal, withdraw, deregister, course cancellation, drop deadline
switch class, change course -> transfer, change of course, course change, switch
certificate, paper at the end -> certificate of attendance, diploma, certification, certificate of completion
student card, student ID -> student identification, campus card, proof of enrolment, ID card
special needs, ADHD, dyslexia help -> additional support, special educational needs, reasonable adjustments, accommodations, learning support
doctor, GP, family doctor -> physician, general practitioner, clinician, practice, surgery
see the doctor, get seen -> appointment, consultation, examination, visit
book a slot, make an appointment -> appointment booking, schedule, reserve, booking system
walk in, just turn up, without appointment -> walk-in, no appointment necessary, drop-in, open clinic
miss my appointment, didn't show up -> missed appointment, no-show, non-attendance, cancellation fee
doctor at night, weekend doctor, closed now -> out-of-hours service, urgent care, on-call, after hours, emergency department
A&E, ER, hospital right now -> emergency department, emergency room, accident and emergency, urgent care
pills, tablets, meds, medicine -> medication, tablets, medicinal product, drug, medicines, capsules
how many pills, how much to take -> dose, dosage, posology, recommended dose, tablets daily
how often, how many times a day -> frequency, times daily, dosing interval, once daily, twice a day
forgot to take it, missed a pill -> missed dose, forget to take, next dose, double dose
took too many, swallowed too much medicine -> overdose, exceeded dose, more than you should, poison control
with food, on empty stomach -> with meals, before meals, fasting, empty stomach, food and drink
drink alcohol with it, have a beer on it -> alcohol, alcoholic beverages, interaction, avoid alcohol
drive on this medicine, get behind the wheel -> driving, operating machinery, drowsiness, ability to drive
makes me sleepy, dizzy, tired -> drowsiness, dizziness, fatigue, somnolence, sedation
pregnant, expecting, having a baby -> pregnancy, expectant mothers, maternity, pregnant women, antenatal
breastfeeding, nursing -> lactation, breast-feeding, nursing mothers, breast milk
bad reaction, what can go wrong, upset stomach from it -> side effects, adverse reactions, undesirable effects, complications
rash, itchy, swollen face -> allergic reaction, hypersensitivity, itching, swelling, hives
keep in the fridge, where to keep the medicine -> storage, refrigerate, store below, temperature, room temperature
out of date, gone off, past its date -> expiry date, expired, use-by date, shelf life, best before
refill, get more pills, repeat -> repeat prescription, renewal, refill, prescription request
drugstore, chemist -> pharmacy, pharmacist, dispensary
jab, shot, needle -> vaccination, injection, immunisation, vaccine, booster
flu shot, covid jab -> influenza vaccine, vaccination programme, seasonal vaccination, booster dose
blood test, get blood taken -> blood sample, phlebotomy, laboratory test, fasting
results, when do I hear -> test results, findings, report, notified, results available
operation, go under the knife -> surgery, procedure, surgical, operation, anaesthetic
put to sleep for the op, knocked out for surgery -> general anaesthesia, anaesthetic, sedation, anesthesiologist
eat before the operation, breakfast before -> fasting, nil by mouth, no food or drink, clear fluids
shower after the op, get it wet -> bathing, dressing, wound care, keep dry, waterproof dressing
stitches out, bandage -> sutures, removal of stitches, dressing, wound, dressing change
lift heavy things, carry stuff after surgery -> heavy lifting, strenuous activity, exertion, physical activity
when can I work again, go back to work -> return to work, recovery time, convalescence, resume activities
sick note, doctor's note -> medical certificate, fit note, statement of fitness, certificate of incapacity
hospital visit, visit my mum in hospital -> visiting hours, visitors, ward, visiting times
bring to hospital, pack for the ward -> what to bring, personal items, admission, toiletries, belongings
flowers in hospital, bring gifts -> flowers, gifts, food brought by visitors, ward policy
go home from hospital, leave hospital, let out of hospital -> discharge, discharge letter, discharged, release
someone drive me home, ride after the procedure -> escort, accompanied, accompanying adult, transport home
private room, own room -> single room, private ward, room supplement
dentist, teeth, toothache -> dental, oral health, dental treatment, tooth, dental practice
braces, crooked teeth -> orthodontic, orthodontics, aligners, retainer
glasses, specs, eye test -> spectacles, optician, sight test, vision, eyewear
contacts, wear contacts -> contact lenses, lens solution, lenses
hearing aid, hard of hearing -> hearing loop, hearing impairment, induction loop, deaf, hearing devices
shrink, therapist, someone to talk to -> counselling, psychologist, psychotherapy, mental health support, psychiatrist
feeling down, stressed, burnt out -> depression, mental health, stress, wellbeing, burnout, anxiety
physio, back pain -> physiotherapy, physical therapy, rehabilitation, musculoskeletal
wheelchair, can't walk well, can't do stairs -> wheelchair access, step-free, accessible, reduced mobility, ramp, lift
blind, can't see well -> visually impaired, sight loss, braille, large print, partially sighted
disabled, handicapped -> disability, disabled persons, accessibility, blue badge, special needs
guide dog, service dog -> assistance dog, service animal, guide dogs
insurance pay for it, covered by my plan -> coverage, reimbursement, covered benefits, insured, eligible expenses
what I pay myself, out of my pocket -> co-payment, deductible, excess, out-of-pocket, patient contribution
insurance card, health card -> insurance card, proof of insurance, health card, membership number
my records, medical file -> health records, patient records, medical history, data access
who sees my data, keep it secret -> confidentiality, data protection, privacy, disclosure, personal data
translator, don't speak English -> interpreter, interpreting service, translation, language support
give blood, donate blood -> blood donation, donor, donation session, eligibility
tattoo, piercing -> tattoo, body piercing, body art, deferral period
temperature, running hot, fever -> fever, high temperature, raised temperature, pyrexia
cold, cough, sniffles -> respiratory symptoms, upper respiratory infection, cough, runny nose
wash hands, germs -> hand hygiene, disinfection, sanitiser, infection control
mask, cover my face -> face mask, face covering, respiratory protection, PPE
periods, time of the month -> menstruation, menstrual, sanitary products
lose weight, diet -> weight management, nutrition, calorie intake, dietary advice
quit smoking, stop cigarettes -> smoking cessation, nicotine replacement, stop smoking service
change doctor, new doctor -> registration, change of practice, transfer of records, register
test, scan, x-ray -> imaging, radiology, MRI, ultrasound, CT scan
pacemaker, metal in body -> implants, pacemaker, metallic objects, implanted device
sunburn, sun cream -> sun protection, sunscreen, UV exposure, SPF
baby food, formula -> infant formula, bottle feeding, weaning, infant nutrition
checkup, health check -> screening, routine examination, preventive care, health assessment
kid's checkup, baby check -> developmental review, child health clinic, health visitor, well-child visit
hospital bill, what it costs -> charges, invoice, fees, treatment costs, cost estimate
second opinion, another doctor -> referral, second opinion, specialist
letter to specialist, get sent to -> referral, referral letter, specialist, consultant
vet, animal doctor -> veterinarian, veterinary surgeon, veterinary practice, animal hospital
dog, puppy, mutt -> canine, dog, pet, animal, companion animal
cat, kitten, kitty -> feline, cat, pet, companion animal
on a leash, dog on lead, off leash -> lead, leash, leashed, under control, tethered
dog poo, clean up after -> dog fouling, waste bags, faeces, pick up after, excrement
my dog bit someone, dog attack -> bite, dangerous dog, aggressive behaviour, liability, incident
dog sitter, leave my dog while away -> boarding kennels, pet boarding, cattery, pet sitting, kennel
get a dog from the shelter, adopt a cat -> adoption, rehoming, rescue centre, adoption fee, home visit
give up my cat, can't keep my dog -> surrender, rehoming, relinquish, hand over
found a stray, lost my dog -> stray, lost and found animals, microchip, dog warden, missing pet
chip the dog, implant -> microchip, microchipping, registration, transponder
fix the cat, snip, get neutered -> neutering, spaying, castration, sterilisation
worms, fleas, ticks -> parasites, deworming, flea treatment, tick prevention, antiparasitic
dog shots, rabies jab -> vaccination, rabies, booster, vaccination record
take my dog abroad, pet on plane -> pet passport, animal health certificate, transport of animals, carrier, in the hold
dog on the bus, cat on the train -> animals on board, carrier, muzzle, small pets, pets travel free
dog tax, dog tag -> dog licence, dog registration, licensing fee, tag
dog on the beach, where can dogs run -> dog-free zone, exercise area, off-lead area, seasonal restrictions, dog park
bring dog inside, dog in the restaurant -> dogs welcome, pets permitted, assistance dogs only, animals not admitted
put the dog down, say goodbye to my pet -> euthanasia, put to sleep, end-of-life care, cremation
dog food, what to feed -> feed, feeding, diet, ration, nutrition
feed the ducks, feed birds, pigeons -> feeding of animals, wildlife, do not feed, waterfowl
hurt bird, injured hedgehog -> wildlife rescue, injured wildlife, wildlife hospital
horse, pony, riding -> equine, equestrian, stable, livery, riding lessons
chickens, hens in the garden -> poultry, hens, keeping of livestock, flock, coop
bees, beehive -> apiary, hives, beekeeping, colony, swarm
fish tank, goldfish -> aquarium, water change, filter, ornamental fish
hamster, rabbit, guinea pig -> small animals, rodents, caged pets, hutch
snake, lizard, spider pet -> reptiles, exotic pets, terrarium, dangerous wild animals
dog barks all day, barking dog -> barking, noise nuisance, disturbance, complaint
dog school, teach my dog -> dog training, obedience class, puppy class, socialisation
eat, grab a bite, food there -> catering, refreshments, meals, dining, snacks
drinks, coffee there, water -> beverages, refreshments, drinking water, hot drinks
breakfast, dinner included -> half board, full board, meals included, continental breakfast, board basis
veggie, no meat, vegan -> vegetarian, plant-based, vegan, meat-free, dietary requirements
no gluten, coeliac, can't have wheat -> gluten-free, coeliac, wheat, cereals containing gluten, allergen
no milk, lactose -> dairy-free, lactose-free, milk protein, dairy
halal, kosher, no pork -> halal, kosher, religious dietary requirements, pork-free
what's in it, made of -> ingredients, contents, composition, contains, allergens
how long does it keep, leftovers -> shelf life, storage, consume within, leftovers, refrigerate
freeze it, put in freezer -> freezing, suitable for freezing, frozen, deep-freeze, thaw
heat up, microwave it, nuke it -> reheat, microwave, heating instructions, warm through, piping hot
cook it, how long in the oven -> cooking time, preheat, bake, oven temperature, minutes per side
booze, beer, wine, alcohol -> alcoholic beverages, alcohol, licensed bar, spirits, intoxicants
bring my own wine, own food -> corkage, bring your own, own food and drink, outside food, self-catering
get a table, book dinner -> reservation, table booking, seating, party size
takeaway, take out, to go -> takeaway, collection, takeout, carry-out
tip, leave money for waiter -> gratuity, service charge, tipping, discretionary service
split the bill, pay separately -> separate bills, split payment, individual invoices
high chair, kids menu -> highchair, children's menu, child portions, children's meals
doggy bag, leftovers home -> takeaway containers, leftover food, food waste
food bank, free food -> food parcel, food pantry, donated food, community fridge
drink the tap water, is the water ok -> potable, drinking water, not for consumption, boil water notice
cup with me, own mug -> reusable cup, cup deposit, refillable, keep cup
plates and cutlery, forks -> tableware, crockery, cutlery, disposable tableware
dishes, wash up -> washing-up, dishwasher, kitchen cleaning, used crockery
kitchen at work, fridge in the office -> staff kitchen, shared kitchen, kitchenette, break room, refrigerator
birthday cake, bring cake in -> home-baked goods, food brought in, birthday treats, homemade food
food went bad, smelly food in fridge -> spoiled, perishable, discarded, mould, disposal
sweets, candy, chocolate -> confectionery, sugary snacks, sweets
got sick from food, food poisoning -> foodborne illness, hygiene, contamination, salmonella
gym, work out -> fitness centre, gym floor, training area, workout, exercise equipment
join the gym, sign up -> membership, registration, enrolment, joining fee, induction
quit the gym, leave the club, cancel membership -> cancellation, termination of membership, notice period, resignation
pause membership, freeze while I'm away -> suspension, freeze, hold, dormant membership, suspended
trial, try it first, have a go -> trial session, taster, free trial, introductory class, guest pass
bring a friend, take my mate -> guest pass, guests, visitor, accompanied guest, guest fee
locker, where do I put my bag -> lockers, storage, cloakroom, bag storage, lockable
shower, get changed -> changing rooms, showers, locker room, wash facilities
towel, bring my own towel -> towel, towel hire, towel service, towels provided
pool, go for a swim -> swimming pool, bathing, lanes, swim session, lido
swim cap, what to wear in pool -> bathing cap, swimwear, swimming costume
kids swim alone, drop kids at the pool -> unaccompanied children, accompanied by an adult, supervision, under 8
water too cold, how warm is the pool -> water temperature, heated pool, degrees
lifeguard, someone watching the pool -> lifeguard, poolside supervision, attendant, supervised bathing
learn to swim, swim classes -> swimming lessons, beginner course, learn-to-swim programme
sauna naked, steam room -> sauna, textile-free, wellness area, steam room, nude
racket, rent skis, borrow equipment -> equipment hire, rental, loan equipment, hire charge
book a court, tennis court -> court booking, court hire, reservation, court time
rained off, bad weather game -> postponement, weather cancellation, waterlogged pitch, abandoned, inclement weather
game, match -> fixture, match, tournament, competition, league game
sub, swap a player -> substitution, substitute, replacement player, interchange
sent off, red card, banned -> suspension, dismissal, expulsion, disciplinary, disqualification
ref, umpire -> referee, official, match official, judge
tie, draw, same score -> tiebreak, extra time, level on points, penalty shoot-out, play-off
team too few players, not enough people -> minimum number of players, forfeit, walkover, quorum
sign up for the race, enter the marathon -> entry, race registration, entry fee, start number
start number, bib -> race number, bib collection, race pack, registration desk
can't run after all, give my spot to someone -> transfer of entry, deferral, substitute runner, non-transferable, withdrawal
how long have I got to finish, slow runner -> cut-off time, time limit, sweep vehicle, course closure
toilets, loo, bathroom, restroom -> toilet facilities, WC, sanitary facilities, lavatories, restrooms
got hurt playing, injured in training -> injury, accident insurance, first aid, accident cover, sports injury
helmet, pads -> protective equipment, helmet, safety gear, shin guards, mouthguard
coach, trainer, who teaches -> instructor, coach, trainer, course leader
beginner, never done it before -> novice, beginner level, no previous experience, introductory
prize, what do you win -> prize money, award, trophy, winnings, medals
score, how do you win, points -> scoring, points system, ranking, standings
climbing wall, bouldering -> belay, climbing hall, bouldering area, harness, competent climber
yoga, mat -> yoga class, mats provided, exercise mat, studio
bike ride, cycling -> cycle route, cycling tour, bicycle, cycle path
ski pass, lift ticket -> lift pass, ski pass, day ticket, slope
hike, walk in the hills -> hiking trail, footpath, walking route, marked trail
camp, pitch a tent -> camping, campsite, pitch, overnight stay, wild camping
make a fire, campfire -> open fires, fire pit, naked flames, fire ban
fish, go fishing -> angling, fishing permit, rod licence, catch limit
boat, canoe, kayak -> watercraft, vessel, boat hire, mooring, paddling
drone, fly a drone -> unmanned aircraft, drones, flight ban, aerial photography
borrow a book, take books home -> loan, lending, checkout, borrowing, issue
how long can I keep the book, when is my book due -> loan period, due date, borrowing period, lending period
keep it longer, extend my book -> renewal, renew, extension of loan
how many books, how many can I take -> loan limit, maximum number of items, borrowing limit
bring books back, give back, drop off -> return, returns desk, book drop, return box, drop box
bring back when closed, return at night -> book drop, after-hours return, 24-hour return, drop box
late book, overdue, late fine -> overdue charges, late fees, fines, reminder fee, overdue items
lost a book, dog ate the book -> lost or damaged items, replacement cost, compensation, processing fee
book is out, someone has it, put a hold -> reservation, hold, reserve, on loan, recall
book from another library, not in your library -> interlibrary loan, document delivery, reciprocal borrowing
library card, join the library -> reader card, borrower card, membership card, registration
lost my card, new card -> replacement card, card loss, report lost, card reissue
e-books, read on my kindle -> digital lending, e-books, electronic resources, e-reader
dvds, games, movies to borrow -> media, audiovisual items, films, console games
print, photocopy, scan -> printing, photocopier, copies, scanner, reprographics
computers in the library, use a PC -> public computers, workstations, computer terminals, PC booking
quiet place, place to study -> study area, silent zone, reading room, study desk, quiet room
group room, place to meet -> meeting room, group study room, room booking, bookable
eat in the library, coffee at the desk -> food and drink, covered drinks, refreshments, consumption
talk on the phone inside, take a call -> mobile phones, silent mode, phone calls, quiet area
bag in the library, coat -> lockers, cloakroom, bags, coats, personal belongings
story time, stuff for kids at library -> storytelling, reading session, children's events, rhyme time
donate books, old books -> book donations, donated items, gifts, accept donations
suggest a book, want you to buy -> purchase suggestion, acquisition request, recommendation
old newspapers, archive, local history -> archives, special collections, periodicals, reference-only, local studies
can't take it home, only read there -> reference only, not for loan, in-library use, on-site consultation
take pictures of pages, photograph old books -> reproduction, photography, copyright, digitisation
club, society, group -> association, society, club, organisation
join, become a member -> membership application, admission, accession, enrolment
member fee, what it costs a year, dues -> membership fee, annual subscription, dues, contribution
vote, have a say -> voting rights, ballot, resolution, entitled to vote, poll
vote for me, someone vote in my place -> proxy, proxy vote, postal vote, power of attorney
yearly meeting, club meeting -> annual general meeting, AGM, general assembly, members' meeting
how many must be there, enough people to vote -> quorum, quorate, minimum attendance
how many votes, more than half -> simple majority, two-thirds majority, majority of votes cast
who runs the club, leaders -> board, committee, chair, executive, officers, trustees
club money, who looks after the money -> treasurer, finances, accounts, auditor
throw someone out of the club, kick out a member -> expulsion, exclusion, termination of membership, disciplinary procedure
change the rules, alter the club rules -> amendment, bylaws, articles of association, constitution, statutes
help out, pitch in, lend a hand -> volunteering, volunteers, voluntary work, working hours contribution
don't want to do the work day, skip the work day -> work contribution, compensation payment, community hours, in lieu
club house, rent the hall -> clubhouse, venue hire, hall hire, letting of premises
shut the club down, close the club for good -> dissolution, winding up, liquidation, remaining assets
kids in the club, youth team -> junior members, youth section, under-18s, juvenile
old people, pensioners, over 65 -> senior citizens, seniors, retirees, concession, older adults
allotment, garden plot -> plot, allotment, tenancy, cultivation, plot holder
water my plot, hose -> watering, irrigation, hosepipe, standpipe, watering hours
shed, hut in the garden -> garden shed, structures, outbuilding, greenhouse, summerhouse
weeds, messy plot -> weed control, neglected plot, cultivation requirement, upkeep
choir, sing -> choral, rehearsal, singers, ensemble
instrument, learn piano -> instrumental tuition, music lesson, instrument hire, music school
practice, when do we train -> rehearsal, training times, training session, practice schedule
concert, gig, show -> performance, event, concert, admission
tickets, get in, entry -> admission, entry, ticket, entrance fee, box office
how much to get in, does it cost -> admission fee, entry charge, ticket price, free of charge
free, no cost, don't have to pay -> free of charge, complimentary, no charge, at no cost, waived
cheaper, discount, money off, reduced -> concession, reduced rate, discount, rebate, reduction
student price, cheaper for students -> concessionary rate, student discount, valid student ID, reduced fee
family ticket, me and the kids -> family ticket, family rate, two adults, children free
kids free, do I pay for my toddler -> children under, free admission, infants, no charge for children
group of us, bring the whole class -> group booking, group rate, parties of, group discount
sold out, no tickets left -> fully booked, capacity reached, sold out, returns, waiting list
tickets at the door, pay on the night -> on the door, box office, walk-up, on-site sales, at the entrance
give my ticket away, sell my ticket -> transferable, resale, name change, non-transferable
can't come, can't make it -> cancellation, unable to attend, cancel, withdrawal, non-attendance
money back, get my money -> refund, reimbursement, refundable, repayment, credit
show called off, event off -> cancelled, cancellation, postponed, rescheduled, force majeure
when does it start, what time -> start time, commences, begins at, doors open
when can I get in, doors -> doors open, admission from, entry from
come late, get there late -> latecomers, late arrival, admittance, late entry
how long does it last, when is it over -> duration, ends at, running time, finish
break, pause in the show -> interval, intermission, break
where to sit, seats, pick my seat -> seating, seat reservation, unreserved seating, allocated seats
bring a bag, backpack -> bag policy, bag size, luggage, rucksacks, bag search
umbrella, chair, cooler with me -> prohibited items, umbrellas, folding chairs, cool boxes
take pictures, film it -> photography, filming, recording, flash, video recording
pictures of me, don't want to be photographed -> image rights, photographs, consent, publication, opt out
coat, jacket, leave coat -> cloakroom, wardrobe, coat check, garments
leave and come back, go out for a smoke -> re-entry, readmission, pass-out, exit
what if it rains, bad weather -> in the event of rain, weather conditions, alternative venue, indoor, inclement weather
lost something, left my jacket -> lost property, lost and found, found items
stall, sell at the market, have a stand -> pitch, stallholder, vendor, trader, booth, exhibitor
flea market, car boot, yard sale -> second-hand market, jumble sale, stall fee, vendors
put up the stall, set up -> set-up, assembly, build-up, erection, access for unloading
pack up, tear down -> dismantling, breakdown, clearance, take-down
hand out flyers, put up posters -> leafleting, advertising, distribution, notices, display
raffle, lottery, draw -> prize draw, raffle, tombola, winners, drawn
wedding, get married there -> marriage, ceremony, registry office, reception, civil partnership
funeral, grave, burial -> cemetery, interment, grave, cremation, burial rights
street party, block the road -> road closure, street event, permit, traffic order
fireworks, bangers -> pyrotechnics, fireworks, sparklers, discharge
music till late, how long can the band play -> amplified music, noise curfew, end of event, live music
security, bouncer -> stewards, security staff, door supervisors, marshals
museum, exhibition, gallery -> exhibition, museum, collection, gallery, permanent display
guided tour, show me around -> guided tour, audio guide, tour guide, visitor tour
touch the things, hands on -> touching exhibits, interactive, do not touch, objects
pram in museum, stroller ok -> pushchairs, buggies, baby carrier, prams
zoo, animals to see -> enclosure, zoo, wildlife park, feeding times
cinema, movie -> film screening, cinema, showing, feature
what age is the film, is the movie ok for kids -> age rating, certificate, recommended age, age restriction
opening times, when are you open, hours -> opening hours, business hours, open daily, hours of operation
closed when, day off, shut -> closed, closing day, public holidays, closure
open on Sunday, open at the weekend -> Sundays, weekends, public holidays, bank holidays, seven days a week
open at Christmas, New Year -> festive period, holiday opening hours, Christmas closure, public holidays
last time I can enter, latest entry -> last admission, last entry, closing time
open late, in the evening -> late opening, evening hours, until 10pm, extended hours
trip, holiday, vacation -> journey, tour, travel, package, excursion
hotel, place to stay, sleep there -> accommodation, lodging, guest house, overnight stay, hostel
check in, when can I get the room -> check-in, arrival, room available from, reception
check out, leave the room by -> check-out, departure, vacate the room, room clearance
leave my bags after checkout, luggage store -> luggage storage, left luggage, baggage room
arrive late at night, get there at midnight -> late arrival, late check-in, night reception, key box, key safe
extra bed, bed for the baby -> cot, extra bed, travel cot, rollaway, crib
sheets, bed stuff -> bed linen, bedding, duvet, linen hire
tourist tax, extra tax on hotel -> visitor's tax, city tax, occupancy tax, tourist levy
cancel the trip, call off the holiday -> cancellation, withdrawal from the contract, cancellation fee, travel cancellation insurance
change my flight, another date -> rebooking, change fee, date change, amendment
flight late, delayed -> delay, compensation, delayed arrival, disruption
flight cancelled, plane not going -> cancellation, re-routing, passenger rights, alternative transport
missed my train, missed connection -> missed connection, delay, onward travel, next available service
bags, suitcase, luggage -> baggage, hold luggage, checked baggage, hand luggage
carry-on, bag on the plane -> cabin baggage, hand luggage, carry-on, dimensions
bag too heavy, how much can I bring -> weight limit, excess baggage, baggage allowance, overweight
lost suitcase, bag didn't come -> lost baggage, delayed baggage, property irregularity report, baggage claim
liquids, shampoo on plane -> liquids, 100 ml, resealable bag, security check
power bank, batteries on plane -> lithium batteries, power banks, hand luggage only, dangerous goods
be at the airport when, how early -> check-in deadline, boarding, minutes before departure, bag drop
passport, papers to travel -> travel documents, passport, identity card, visa, valid for six months
do I need a visa, get into the country -> entry requirements, visa-free, visa, residence permit, electronic travel authorisation
customs, bring home cigarettes -> duty-free allowance, customs declaration, import, goods to declare
kid flying alone, child on a plane without parents -> unaccompanied minor, children travelling alone, escort service
child travel with grandma, one parent -> parental consent, travel authorisation, consent letter
hurt abroad, doctor on holiday -> travel insurance, medical cover abroad, repatriation, health insurance card
change money, foreign cash -> currency exchange, exchange rate, foreign currency
tour guide, group trip -> tour leader, guided tour, participants, minimum number of participants
too few people, trip won't happen -> minimum number of participants, cancelled by the organiser, insufficient bookings
bus, coach -> bus service, coach, public transport, line, shuttle
train, rail -> rail service, train, railway, carriage
tram, subway, tube, metro -> light rail, underground, tram, metro, transit
bus fare, ticket for the bus, what's the ride -> fare, single ticket, tariff, fares
monthly pass, season ticket -> season ticket, travelcard, subscription, pass, monthly ticket
no ticket, caught without a ticket, fare dodging -> penalty fare, increased fare, without a valid ticket, fare evasion
forgot my pass at home, don't have my ticket on me -> show later, personal season ticket, subsequent presentation, reduced penalty
buy ticket on the bus, pay the driver -> ticket purchase on board, from the driver, contactless, exact change
ticket machine broken, machine won't sell me a ticket -> ticket machine out of order, defective, purchase on board
how long is my ticket good, ticket valid -> validity, valid for, period of validity, expires
stamp ticket, punch -> validate, validation, stamp, tap in
bike on train, take my bike -> bicycle carriage, cycle reservation, bicycle ticket, off-peak
scooter on the bus, e-scooter -> e-scooter, micro-mobility, folded, prohibited on board
seat on the train, book a seat -> seat reservation, reserved seats, compartment
first class, posh seats -> first class, premium, upgrade, supplement
bus stop moved, stop not served -> replacement stop, diversion, temporary stop, not served
no trains, works on the line -> rail replacement bus, engineering works, line closure, timetable change
when's the next bus, how often run -> timetable, departures, frequency, runs every, schedule
last bus, get home at night -> last service, night bus, final departure, late service
left my umbrella on the bus, left my bag on the train -> lost property, lost items, found on board
taxi, cab, uber -> taxi, private hire, ride-hailing, cab rank
call-a-bus, bus on demand -> on-demand transport, dial-a-ride, advance booking
rent a car, hire car -> car hire, rental vehicle, rental agreement, car sharing
young driver, how old to rent -> minimum age, young driver surcharge, length of licence
other person driving, my wife drives -> additional driver, named driver, authorised driver
bring it back empty, fuel in the rental -> full-to-full, refuelling charge, fuel policy, tank
drop car in other city, return the car somewhere else -> one-way rental, different location, one-way fee
scratched the rental, dent -> damage report, excess, deductible, collision damage waiver, bodywork
take car abroad, cross the border -> cross-border travel, use abroad, foreign travel, geographical restrictions
accident, crash, bumped into -> collision, traffic accident, accident report, claim
breakdown, car died -> breakdown assistance, roadside assistance, towing, recovery
driver's licence, license -> driving licence, driving permit, entitlement to drive
speeding, drove too fast -> speed limit, exceeding the speed limit, speeding offence, fixed penalty
MOT, car inspection -> roadworthiness test, vehicle inspection, MOT test, emissions test
register my car, plates -> vehicle registration, number plate, licence plate, logbook
charge my electric car, plug in EV -> charging station, charge point, wallbox, electric vehicle charging
fill up, petrol, gas -> fuel, petrol station, refuelling, gasoline, diesel
winter tyres, snow tires -> winter tyres, seasonal tyres, tread depth, tyre change
rent a bike, city bike -> bike share, cycle hire, bicycle rental, docking station
e-bike, pedelec -> electric bicycle, e-bike, pedal assist, battery
ferry, boat over -> ferry, sailing, crossing, passage
toll, pay for the road -> toll, road charge, vignette, congestion charge
park, leave the car, where can I park -> parking, car park, parking lot, parking spaces
parking fee, how much to park -> parking charge, tariff, hourly rate, pay and display
parking ticket, got a fine -> penalty charge notice, parking fine, parking charge notice, citation
resident parking, park outside my house -> residents' parking permit, permit zone, permit holders
visitor parking, friends parking -> visitor permit, guest parking, visitor spaces
towed, car gone -> towed, impounded, removal, release fee, tow-away zone
clamped, boot on wheel -> wheel clamp, immobilised, release fee
disabled parking, blue badge -> accessible bay, blue badge holders, disabled parking space
lost parking ticket, can't find the car park ticket -> lost ticket, day rate, maximum charge
too tall van, roof box -> height restriction, clearance, maximum height, headroom
park overnight, leave car for days -> overnight parking, long-stay, maximum stay, 24 hours
motorhome, camper van, RV -> motorhome, camper, recreational vehicle, caravan, pitch
moving van, load stuff outside -> loading zone, parking suspension, unloading, no-stopping zone
someone in my space, blocked driveway -> unauthorised parking, obstruction, private land, enforcement
motorbike, moped -> motorcycle, two-wheeler, moped, scooter
fight a parking fine, it's unfair -> appeal, challenge, contest, objection, representation
pay by app for parking, park with my phone -> mobile payment, parking app, cashless parking, pay by phone
first half hour free, short stop for free -> free parking period, grace period, free of charge for the first
job, gig, position -> employment, vacancy, post, position, role
pay, wages, what I earn -> salary, remuneration, wages, compensation, earnings
payday, when do I get paid -> pay date, salary payment, payroll, credited, end of month
pay slip, wage slip -> payslip, pay statement, earnings statement
raise, more money -> pay increase, salary review, increment, pay adjustment
Christmas money, extra pay, thirteenth -> bonus, annual bonus, gratuity, special payment, performance bonus
overtime, stay late, extra hours -> overtime, additional hours, time off in lieu, compensatory time
work nights, night shift -> night work, shift allowance, night supplement, unsocial hours
work Sunday, weekend work -> Sunday work, weekend premium, rest day, public holiday work
hours, how long do I work -> working hours, working time, weekly hours, contracted hours
come when I want, start later -> flexitime, flexible working, core hours, flexible hours
work from home, WFH -> remote work, home office, teleworking, mobile working, hybrid
work from abroad, laptop on the beach -> remote work abroad, working from another country, workation, prior approval
part time, fewer hours -> part-time, reduced hours, job share, reduction in working hours
days off, holiday, vacation days, PTO -> annual leave, leave entitlement, paid leave, vacation days
how many days off, how much holiday -> annual leave entitlement, number of days, statutory leave, accrual
leftover holiday, keep days for next year -> carry over, carried forward, expire, unused leave
ask for time off, book holiday -> leave request, approval, line manager, absence request
call in sick, I'm ill, sick day -> sickness absence, notification of absence, sick leave, report sick
paid when sick, money while off sick -> sick pay, continued pay, statutory sick pay
kid is sick can't work, stay home with a sick kid -> dependants' leave, carer's leave, child sick days, emergency leave
sick on holiday, fell ill on vacation -> sickness during annual leave, leave credited back, medical certificate
had a baby, baby leave -> maternity leave, paternity leave, parental leave, shared parental leave
look after my mother, care for parents -> carer's leave, family care leave, nursing care, caregiver
someone died, funeral day off -> bereavement leave, compassionate leave, special leave
wedding day off, moving day off -> special leave, paid time off, marriage, relocation
time out, gap year, long break from work -> sabbatical, career break, unpaid leave, leave of absence
fired, sacked, let go, laid off -> dismissal, termination, redundancy, discharge
quit, hand in my notice, leave the job -> resignation, notice of termination, notice period, terminate employment
trial period, first months -> probationary period, probation, trial period
told off, warning at work -> written warning, disciplinary action, reprimand
boss, manager, supervisor -> line manager, supervisor, superior, head of department
colleague, coworker, workmate -> staff member, employee, team member, colleagues
workers, staff, people who work here -> employees, personnel, workforce, staff
union, works council -> trade union, staff representatives, works council, collective agreement
lunch break, break at work -> rest break, meal break, break entitlement, unpaid break
clock in, punch in -> time recording, time tracking, attendance system, time clock
expenses, money back for travel -> reimbursement, expense claim, travel expenses, mileage allowance
drive own car for work, petrol money for work trips -> private vehicle, mileage rate, business travel, pence per mile
company car, use for holidays -> company vehicle, private use, benefit in kind, fleet
meals on a business trip, food money on work trips -> per diem, subsistence allowance, meal allowance, daily allowance
receipts, need receipts -> receipts, proof of payment, supporting documents, original invoice
business class, which hotel can I book -> travel class, accommodation limit, approved rates, travel policy
work clothes, uniform from company -> protective clothing, workwear, uniform, dress code
laptop from work, use for private stuff -> company equipment, private use, acceptable use, devices
new at work, first day -> onboarding, induction, new starters, orientation
apply, get the job -> application, recruitment, candidate, hiring
CV, resume, what to send -> application documents, curriculum vitae, covering letter, references
talk to me for the job, meet them -> interview, selection procedure, shortlisted candidates
intern, work placement -> internship, placement, trainee, work experience
apprentice, learn a trade -> apprenticeship, vocational training, trainee
course at work, training paid -> professional development, training budget, continuing education, study leave
second job, side gig, moonlight -> secondary employment, outside employment, ancillary activity
pension, retire -> retirement, pension scheme, retirement age, superannuation
company pension, 401k -> occupational pension, employer contribution, workplace pension, retirement plan
reference, letter when I leave -> employment reference, certificate of employment, testimonial
hand things back when I leave, give back the laptop -> return of company property, surrender, equipment return
talk about secrets, tell others about work -> confidentiality, non-disclosure, trade secrets
work for the competition, go to a rival -> non-compete, restrictive covenant, competitor
gifts from clients, take a present -> acceptance of gifts, hospitality, anti-corruption, gift value limit
tell on someone, report wrongdoing -> whistleblowing, reporting channel, speak up, misconduct
harassed, creepy boss -> sexual harassment, discrimination, complaint procedure, grievance
complain at work, unhappy with boss -> grievance procedure, complaint, ombudsperson
swap shifts, change shift -> shift swap, roster change, exchange of shifts, rota
roster, when do I work -> rota, shift schedule, duty roster, work schedule
on call, standby -> on-call duty, standby, call-out, availability
hurt at work, accident on the job -> workplace accident, occupational injury, accident report, workers' compensation
way to work, commute costs -> commuting, travel allowance, season ticket loan, commuter benefit
move for the job, new city for work -> relocation, relocation allowance, moving expenses
tax off my pay, deductions -> withholding, payroll deductions, income tax, national insurance
bank details changed at work, new bank account for wages -> bank account details, payroll, change of account
freelance, self-employed -> independent contractor, freelancer, sole trader, self-employment
invoice, send bill for my work -> invoice, payment terms, fee note, billing
temp, agency worker -> temporary worker, agency staff, fixed-term, hired-out
contract runs out, end of my contract -> fixed-term contract, expiry, end date, limited term
buy, pick one up, get hold of one -> purchase, order, acquire, procurement
how much is it, price, cost, what do you charge -> price, fee, charge, rate, cost
cheap, bargain, on sale -> discounted, special offer, promotion, clearance, sale items
coupon, promo code -> voucher, discount code, promotional code, redeem
gift card, gift voucher -> gift card, voucher balance, redeemable, expiry of vouchers
gift card cash, money instead of voucher -> cash payout, not redeemable for cash, non-refundable, remaining balance
pay by card, card ok -> card payment, debit card, credit card, contactless, accepted payment methods
pay cash, only cash -> cash payment, cash only, cashless
pay later, buy now pay later -> payment on account, invoice, deferred payment, instalments
pay bit by bit, monthly payments -> instalments, installment plan, payment plan, finance agreement
PayPal, Apple Pay -> digital wallet, online payment, mobile payment, payment service
pay up front, money first -> prepayment, advance payment, deposit, payable in advance
when do I have to pay, pay by -> payment due, due date, payable within, payment deadline
forgot to pay, late paying -> late payment, default, reminder, dunning, interest on arrears
extra fees, hidden costs -> surcharge, additional charges, handling fee, supplement
VAT, tax included -> value added tax, inclusive of VAT, sales tax, net price
receipt, proof I bought it -> proof of purchase, receipt, invoice, sales slip
size, too small, doesn't fit -> sizing, exchange, size chart, dimensions
in stock, got any left -> availability, available, out of stock, stock level
back in, when do you get more -> restock, back in stock, replenished, lead time
order by phone, how to order -> ordering, place an order, order form, telephone orders
change my order, wrong item ordered -> order amendment, modify order, change request
cancel my order, don't want it anymore -> cancellation, right of withdrawal, cancel, revoke
changed my mind, don't like it -> right of withdrawal, cooling-off period, return without reason, 14 days
loyalty card, collect points -> loyalty programme, bonus points, rewards, member benefits
cheaper elsewhere, match price -> price match, price guarantee, best price
how many can I buy, buy more than one -> purchase limit, per customer, maximum quantity, household quantities
buy in bulk, lots of them -> bulk order, volume discount, wholesale, quantity discount
minimum to order, too small order -> minimum order value, minimum quantity, small order surcharge
proof of age, buy beer how old -> age verification, over 18, ID check, minimum age
used, second hand, refurbished -> pre-owned, reconditioned, refurbished, second-hand
hold it for me, put aside -> reserve, reservation, click and collect, set aside
delivery, ship, send it -> shipping, dispatch, delivery, consignment
when will it come, how long till it gets here -> delivery time, lead time, estimated delivery, working days
where's my package, hasn't come -> tracking, shipment status, tracking number, consignment
cost to ship, delivery fee -> shipping costs, postage, delivery charge, carriage
free shipping, from what amount -> free delivery, orders over, minimum order value, carriage paid
faster, tomorrow already, need it quick -> express delivery, next-day, expedited, priority
ship abroad, send to another country -> international delivery, overseas shipping, delivery countries
not at home, nobody in -> absence, missed delivery, failed delivery attempt, redelivery
leave with neighbour, put it in the shed -> safe place, alternative recipient, neighbour, drop-off authorisation
pick it up myself, collect in shop -> click and collect, self-collection, collection point, in-store pickup
how long do you keep my parcel, when is my parcel sent back -> collection period, storage period, held for collection, returned to sender
wrong address, changed address -> incorrect address, address change, undeliverable, returned to sender
package broken, box smashed -> transport damage, damaged in transit, report damage, carrier
something missing in the box, parts missing -> incomplete delivery, missing parts, shortage, scope of delivery
got the wrong thing, sent me the wrong one -> incorrect item, wrong delivery, exchange, mis-shipment
carry it upstairs, bring it in -> kerbside delivery, delivery to room of choice, two-man delivery
take the old one away, pick up my old washer -> old appliance removal, take-back, disposal service
send it back, return it -> return, returns, send back, return shipment
how long to return, days to send back -> return period, within 14 days, withdrawal period, returns window
who pays return postage, free to send back -> return costs, cost of return, prepaid label, free returns
return label, print label -> return label, returns slip, shipping label
opened it, tried it on, used it -> opened, original packaging, unused, unworn, sealed
can't return, underwear, earrings -> excluded from return, hygiene reasons, non-returnable, sealed goods
when do I get money back, how long does the refund take -> refund processing, refunded within, working days, reimbursed
swap it, exchange for another -> exchange, replacement, swap
without receipt, lost receipt -> proof of purchase, without receipt, store credit, bank statement
broken, doesn't work, busted -> defective, faulty, malfunction, out of order
warranty, guarantee, how long covered -> warranty, guarantee period, statutory rights, warranty claim
dropped it, my own fault -> improper use, misuse, excluded from warranty, accidental damage
opened it myself, tried to fix it -> unauthorised repair, warranty void, modification, tampering
spare part, new part -> replacement parts, spare parts, accessories, consumables
machine, gadget, contraption -> appliance, device, unit, equipment, product
won't turn on, dead, won't start -> does not switch on, no power, power supply, mains plug, does not start
turn on, switch on, start up -> power on, activate, start-up, press the power button, commissioning
turn off, switch off -> power off, deactivate, shut down, disconnect
stops in the middle, cuts out -> interrupts, automatic shut-off, overheating protection, programme aborted
blinking, flashing light, red light -> indicator, LED flashes, warning light, status light
beep, beeping, makes a sound -> acoustic signal, audible alarm, signal tone, buzzer
error, code on screen, E3 -> error code, fault code, error message, malfunction, troubleshooting
smells, stinks, burning smell -> odour, smell, burning smell, unpleasant odour
smoke comes out, sparks -> smoke, sparks, disconnect from mains, fire hazard
leaks, water on the floor -> leakage, seal, drain hose, leaking
too loud, rattles, weird noise -> noise level, vibration, abnormal noise, grinding
shakes, moves around while spinning -> vibration, level, adjustable feet, unbalanced load, transport bolts
gets hot, too hot to touch -> overheating, hot surfaces, burn hazard, surface temperature
clean it, wipe it, wash it -> cleaning, care, rinse, damp cloth, cleaning cycle
dishwasher safe, put in the dishwasher -> dishwasher-safe, hand wash only, suitable for dishwasher
limescale, chalky, white stuff -> descaling, limescale, decalcify, water hardness
filter dirty, change the filter -> filter replacement, clean the filter, filter cartridge
how often to clean, service -> maintenance interval, cleaning interval, servicing, regularly
oil it, grease -> lubricate, lubrication, lubricant
put together, build it, set it up -> assembly, installation, mounting, set-up
what's in the box, what comes with it -> scope of delivery, package contents, included accessories, items supplied
hang it on the wall, fix to the wall -> wall mounting, bracket, wall plugs, drilling template
where to put it, gap behind -> installation site, clearance, ventilation distance, placement
plug, cord, cable -> power cord, mains cable, plug, socket, extension lead
extension lead, power strip -> extension cord, multiple socket, grounded outlet
battery, charge it, how long to charge -> charging time, rechargeable battery, charge, charging station
battery lasts, runs out fast -> battery life, running time, operating time, capacity
change the batteries, which batteries -> battery replacement, AA, button cell, battery compartment, polarity
old batteries, throw away device -> disposal, WEEE, battery recycling, collection point
remote, clicker -> remote control, handset, pairing
kids use it, safe for children -> children aged 8 and above, supervision, child lock, keep away from children
lock for kids, child safety -> child lock, key lock, safety lock
outside, in the rain, garden use -> outdoor use, weatherproof, protected against splash, IP rating
waterproof, get it wet -> water-resistant, splash-proof, immersion, IPX
how much fits, load, how heavy -> capacity, maximum load, load capacity, filling quantity
too full, overload -> overfilling, max mark, overloading, maximum fill level
jam, paper stuck -> paper jam, blockage, obstruction, jammed
stuck, won't open, door won't open -> door lock, blocked, emergency release, unlocking
reset it, start over -> factory reset, reset, restore default settings
settings, change how it works -> settings, configuration, menu, adjust, parameters
clock, set time -> time setting, clock, summer time, delayed start
start later, timer -> delay start, timer, preset, time delay
save power, uses lots of electricity -> energy saving, eco mode, standby, power consumption
winter, frost, put away for winter -> frost protection, storage, drain, winterize
not used for long, going away -> prolonged periods of non-use, storage, disconnect, unattended
leave it running, go out while it's on -> unattended, supervision, do not leave unattended
which soap, detergent, powder -> detergent, cleaning agent, dosage, washing powder
scrub, scratch, harsh cleaner -> abrasive, scouring, aggressive cleaning agents, solvents
what wash, how hot to wash -> wash programme, washing temperature, care label, gentle cycle
tumble dry, iron it -> tumble dryer, ironing, drying, care symbols
bad coffee, weak coffee, no crema -> grind setting, aroma strength, brewing unit, extraction
fridge too warm, not cold -> cooling performance, temperature setting, door seal, thermostat
ice in the freezer, freezer iced up -> defrost, defrosting, frost build-up, no-frost
vacuum no suction, hoover weak -> suction power, dust bag, dust container, filter blocked
lawn mower, cut grass -> mower, cutting height, blade, grass catcher
saw, drill, power tool -> power tool, guard, cutting, chuck, saw blade
goggles, gloves, ear plugs -> protective eyewear, safety goggles, hearing protection, gloves, PPE
hand in the machine, get fingers caught -> moving parts, crush hazard, entanglement, pinch points
stop button, stop it quick -> emergency stop, e-stop, emergency shutdown
who may use it, training for machine -> authorised personnel, trained, instructed persons, qualified
get it repaired, who fixes it -> customer service, authorised service centre, qualified technician, repair
serial number, which model -> rating plate, type label, serial number, model number
phone, cell, mobile -> mobile phone, smartphone, handset, device
call, ring, phone number -> telephone, hotline, contact number, helpline, by phone
who do I call, who to talk to -> contact person, point of contact, responsible, enquiries
email them, write to -> in writing, by email, contact form, correspondence
new phone, move to another phone -> device transfer, data migration, switch device, backup restore
lost my phone, stolen phone -> lost device, theft, block SIM, remote lock, report loss
SIM, eSIM -> SIM card, eSIM, activation, SIM replacement
PIN, forgot PIN, locked SIM -> PUK, PIN, unlock, blocked after three attempts
keep my number, take number along -> number porting, number transfer, port, portability
phone plan, contract for mobile -> tariff, plan, mobile contract, minimum term
data, gigs, internet used up -> data allowance, data volume, throttled, fair use
use phone abroad, phone on holiday -> roaming, roaming charges, international use, EU roaming
no signal, bad reception -> network coverage, reception, signal strength
internet slow, wifi bad -> bandwidth, connection speed, router, interference
internet down, no wifi -> outage, disruption, router restart, service interruption
wifi password, get online -> network key, WLAN, guest network, wireless access, credentials
app, program -> application, software, app, client
get the app, where to download -> download, app store, install, Google Play
my phone too old, which phone works -> system requirements, minimum version, supported devices, compatible
update, new version -> update, upgrade, release, patch
app crashes, freezes, closes itself -> crash, unexpected termination, freeze, hang, bug fix
slow app, laggy -> performance, latency, response time, lag
log in, sign in, get in -> login, sign-in, authentication, access, credentials
can't log in, locked out of account -> account locked, failed login attempts, access blocked, unlock
forgot password, can't remember my password -> password reset, reset link, forgotten password, recover
how long password, what must be in it -> password requirements, characters, special character, minimum length
code by text, second step -> two-factor authentication, verification code, one-time password, MFA
open account, sign up -> registration, create an account, user account, register
delete my account, get rid of my account -> account deletion, close account, erasure, deactivate
change my email, new name -> profile settings, update personal details, change email address
stop the emails, no more spam -> unsubscribe, newsletter, opt out, marketing communications
turn off notifications, stop pinging -> push notifications, mute, notification settings, do not disturb
what do you know about me, my data -> personal data, right of access, data subject, privacy policy
delete my data, wipe -> erasure, deletion, retention period, right to be forgotten
how long do you keep my data, when do you delete my data -> retention period, stored for, storage duration, deleted after
give my data to others, sell my data -> third parties, disclosure, data sharing, processors, transfer
cookies, tracking -> cookies, tracking, analytics, consent
hacked, someone in my account -> unauthorised access, data breach, compromised, security incident
scam, fake email -> phishing, fraud, fraudulent, suspicious messages
virus, antivirus -> malware, security software, infected, threat
save, back up, don't lose my stuff -> backup, save, cloud storage, recovery copy
get back deleted file, undo -> restore, recover, trash, undo, version history
works offline, without internet -> offline mode, offline access, no internet connection, sync
same on all devices, phone and laptop -> synchronisation, sync, multiple devices, cross-device
how many devices, share with family -> device limit, concurrent users, family sharing, licences
share a file, send link -> sharing, shared link, permissions, collaborators
who can see it, private -> visibility, permissions, access rights, privacy settings
file too big, how big -> maximum file size, upload limit, MB, attachment size
what kind of file, pdf or word -> file format, supported formats, file type
get data out, export to excel -> export, CSV, download data, spreadsheet
bring in my data, load my old data -> import, migration, upload, transfer
black background, dark mode -> dark theme, dark mode, appearance
bigger letters, can't read it -> font size, text size, accessibility, zoom
other language, in German -> language setting, localisation, available languages, translation
shortcut, hotkey -> keyboard shortcut, key combination, hotkey
try for free, free version -> trial period, free plan, demo, freemium
charged after trial, forgot to cancel -> automatic renewal, auto-renew, converts to paid, subscription
subscription, monthly cost -> subscription, plan, billing cycle, recurring charge
switch to cheaper plan, change my plan -> downgrade, plan change, tariff change, upgrade
remove program, get rid of app -> uninstall, removal, deinstallation
bug, something wrong in the app -> known issue, defect, bug report, fixed
new features, what's changed -> release notes, new features, changelog, improvements
taken out, not there anymore, gone -> removed, deprecated, discontinued, no longer supported
end of support, how long updates -> end of life, end of support, security updates, maintenance period
server down, site not loading -> downtime, maintenance window, unavailable, outage
Mac or Windows, runs on -> operating system, platform, macOS, Linux, compatibility
too little memory, full disk -> storage space, disk space, RAM, memory
printer won't print, nothing comes out of the printer -> printer driver, print queue, paper tray, offline
ink, toner empty -> cartridge, toner, ink level, refill
connect with bluetooth, pair headphones -> pairing, Bluetooth, connect, wireless
camera, mic not working in call -> microphone, webcam, audio settings, permissions
video call, zoom -> video conference, online meeting, virtual meeting, web conference
allow the app, location -> permissions, location services, grant access
screen cracked, broken display -> display damage, screen replacement, glass breakage
help, support, chat with someone -> customer support, help desk, live chat, ticket, service desk
how quickly do they answer, when do I hear back -> response time, reply within, processing time, service level
wait on the phone, when are they there -> service hours, availability, hotline hours, call centre
bank, bank account -> current account, account, checking account, financial institution
open a bank account, get a bank account -> account opening, identification, proof of address, application
close my account, shut my bank account -> account closure, termination, cancel account
account fee, what does account cost -> account maintenance fee, monthly fee, charges, schedule of fees
send money, wire -> transfer, bank transfer, wire transfer, payment order, remittance
how long does transfer take, when does the money arrive -> value date, execution time, business day, processing time, cut-off time
send money abroad, wire money overseas -> international transfer, SWIFT, foreign payment, SEPA
sent money to the wrong person, typed wrong account number -> incorrect transfer, recall, payee, refund request
how much can I send, limit -> transfer limit, daily limit, maximum amount
ATM, cash machine, take out money -> cash withdrawal, cashpoint, withdrawal, automated teller
how much cash can I get, most I can take out -> withdrawal limit, daily limit, cash limit
pay in cash, put money in -> cash deposit, paying in, deposit, credited
machine ate my card, card swallowed -> retained card, card capture, withheld
lost card, stolen card -> block card, report loss, lost or stolen, card replacement, hotline
someone used my card, strange payment -> unauthorised transaction, disputed transaction, chargeback, fraud
card abroad, fee abroad -> foreign transaction fee, currency conversion, non-sterling, exchange rate
in the red, below zero -> overdraft, debit balance, arranged overdraft, overdrawn
loan, borrow money -> loan, credit, lending, borrowing, financing
interest, how many percent -> interest rate, APR, per annum, annual percentage rate
pay loan back early, clear the mortgage early -> early repayment, prepayment, early settlement, redemption fee
can't pay my loan, money troubles -> payment difficulties, deferral, hardship, debt advice, default
savings, put money aside -> savings account, deposit, fixed-term deposit
is my money safe, bank goes bust -> deposit protection, guarantee scheme, insolvency, compensation scheme
direct debit, they take the money -> direct debit mandate, SEPA mandate, collected, automatic payment
take back a direct debit, money taken wrongly -> return debit, refund of direct debit, indemnity, chargeback
standing order, pay every month automatically -> standing order, recurring payment, automatic transfer
bank statement, see what I spent -> account statement, transaction history, statement of account
kids account, pocket money -> youth account, junior account, minors, legal guardian
joint account, account with my wife -> joint account, co-holder, joint holders
my husband use my account, let someone use my account -> power of attorney, authorised user, third-party mandate
account holder died, my father died bank -> deceased, estate, inheritance, probate, executor
shares, stocks, invest -> securities, investment, portfolio, funds, shares
insurance, cover -> insurance policy, cover, coverage, insured
insurance won't pay, what's not covered -> exclusions, excluded, not covered, limitation of cover
make a claim, tell insurance -> claim, notification of loss, claims form, report damage
cost of insurance, what I pay insurance -> premium, contribution, annual premium
my part of damage, what I pay first -> excess, deductible, co-insurance, retention
switch insurance, leave insurer -> termination, change of insurer, renewal date, notice
tax, taxes, IRS, HMRC -> tax, income tax, revenue, tax authority, levy
do my taxes, file taxes -> tax return, file, self-assessment, declaration
tax deadline, when due -> filing deadline, submission date, due date, extension
late tax return, filed my taxes late -> late filing penalty, surcharge, late submission, penalty
tax back, get money from tax -> tax refund, rebate, overpayment, repayment
write off, take off tax -> deductible, tax relief, allowable expenses, deduction
home office tax, desk costs -> home office allowance, work-related expenses, flat rate
donate, give to charity -> donation, charitable contribution, gift aid, donation receipt
tax for married people, wife and I -> joint filing, marriage allowance, spouses, civil partners
kid tax, money for kids -> child benefit, child tax credit, dependants, child allowance
house tax, council tax -> property tax, council tax, real estate tax, rates
inherit, grandma left me -> inheritance, estate, inheritance tax, bequest, beneficiary
give money to kids, hand over the house to my son -> gift tax, gift, transfer, allowance
tax letter wrong, disagree -> objection, appeal, assessment notice, dispute
keep papers how long, when can I shred papers -> retention period, keep records, retain, archive
town hall, council, city office -> municipal office, local authority, citizens' office, council, municipality
passport, new passport -> passport application, travel document, issue, renewal
ID, ID card -> identity card, identification, proof of identity, photo ID
passport photo, what picture -> biometric photo, passport photograph, photo requirements
passport quick, need it fast -> express, fast-track, expedited service, urgent
how long until it's ready, when is it done -> processing time, turnaround, issued within
pick up passport, someone else collect -> collection, authorised representative, power of attorney, in person
come myself, do I have to be there -> in person, personal attendance, appear in person, representation
moved, new address, tell them I moved -> change of address, registration, notification, residence
birth certificate, papers for baby -> birth certificate, registration of birth, civil registry
change my name, married name -> change of name, surname, deed poll, name declaration
divorce, split up, separated -> divorce, separation, dissolution of marriage, custody
what to bring, which papers -> required documents, documentation, supporting documents, proof
copy or original, certified -> certified copy, original documents, notarised, authenticated
form, fill in -> application form, complete, questionnaire, form
where to sign, signature -> signature, signed, countersigned, electronic signature
do it online, over the internet -> online application, electronically, portal, e-government
by post, mail it in -> by post, postal application, in writing, mailed
too late, missed the date, after the deadline -> after the deadline, late submission, expired, no longer accepted, time-barred
deadline, until when, last day -> deadline, closing date, by no later than, cut-off date, final date
they said no, turned down -> rejection, refusal, denied, declined
fight it, disagree with decision -> appeal, objection, complaint, review, contest
complain, not happy -> complaint, complaints procedure, grievance, ombudsman
who decides, who has the last word -> decision, decides, at the discretion of, authority, competent body
allowed, is it ok, am I free to -> permitted, authorised, allowed, permission, consent
not allowed, forbidden, banned -> prohibited, not permitted, forbidden, must not, not admitted
have to, do I really need to -> mandatory, obligatory, required, compulsory, obliged
don't have to, up to me -> optional, voluntary, not required, exempt
ask first, need permission -> prior consent, written permission, approval, authorisation, prior approval
who can get it, do I qualify -> eligibility, eligible, entitled, criteria, qualify
benefits, money from the state, welfare -> benefits, allowance, social assistance, support payment
out of work, dole -> unemployment benefit, jobseeker's allowance, unemployed
low income, poor, short of money -> low-income, means-tested, hardship, social tariff
grant, get funding -> grant, funding, subsidy, financial support
build a shed, add a room -> building permit, planning permission, extension, construction
cut down a tree, chop a tree -> tree felling, tree preservation order, pruning, felling permit
hedge, fence too high -> boundary, fence height, hedge, neighbouring property
start a business, open a shop -> business registration, trade licence, company formation
foreigner, not a citizen -> foreign national, non-resident, residence permit, immigrant
become a citizen, get citizenship -> naturalisation, citizenship, nationality
stay longer in the country, visa runs out -> residence permit, extension of stay, leave to remain, visa extension
elections, vote for mayor -> election, polling station, electoral register, ballot
vote by mail, vote from abroad -> postal vote, absentee ballot, mail-in ballot
police, report a crime -> police report, criminal complaint, crime reference number
fine, how much do I pay if caught -> penalty, fine, sanction, fixed penalty
criminal record, clean record -> criminal record certificate, DBS check, background check
contract, deal, agreement -> agreement, contract, terms and conditions, covenant
get out of contract, end contract -> termination, cancellation, withdrawal, rescission
how long am I tied in, locked in -> minimum term, contract term, commitment period, duration
renews by itself, rolls on -> automatic renewal, tacit renewal, extended by, rolling contract
cancel by when, when to give notice -> notice period, notice of termination, prior to expiry
cancel by email ok, do I have to send a letter -> written form, text form, in writing, email sufficient
price goes up, they raise the price -> price adjustment, price increase, indexation, rate change
right away cancel, serious reason -> termination for cause, with immediate effect, material breach, extraordinary termination
they broke the deal, didn't stick to the contract -> breach of contract, default, non-performance, failure to comply
whose fault, who is to blame -> liability, liable, responsible, negligence, fault
pay for damage, broke something -> damages, compensation, liable for damage, indemnify
not our fault, storm, act of God -> force majeure, beyond reasonable control, unforeseeable circumstances
pass contract to someone else, someone take over my contract -> assignment, transfer of contract, novation, successor
which court, which law -> jurisdiction, governing law, place of jurisdiction
settle without court, sort it out without suing -> arbitration, mediation, dispute resolution, conciliation
who owns it, who has the rights -> ownership, title, intellectual property, copyright
use the logo, use the picture -> trademark, licence, usage rights, image rights
penalty in contract, fine if they deliver late -> contractual penalty, liquidated damages, late delivery damages
fire, it's burning -> fire alarm, evacuation, fire safety, blaze
alarm goes off, siren -> evacuation, alarm signal, assembly point, fire alarm
where to go in a fire, meet outside -> assembly point, muster point, evacuation route, emergency exit
way out, exit -> emergency exit, escape route, egress, fire exit
put out fire, extinguisher -> fire extinguisher, fire blanket, extinguishing
lift during fire, take the elevator in a fire -> do not use lifts, elevators, stairs, evacuation
can't get down stairs in emergency, wheelchair in a fire -> evacuation chair, refuge area, personal emergency evacuation plan
first aid, someone collapsed, heart stopped -> first aider, defibrillator, AED, resuscitation, CPR
emergency, who to ring -> emergency number, emergency services, 999, 911, 112
plaster, band-aid -> first aid kit, dressing, adhesive bandage
chemical in the eye, splashed -> eye wash, rinse, eye contact, flush with water
swallowed it, drank cleaner -> ingestion, poison centre, do not induce vomiting, swallowed
spill, spilled stuff -> spillage, spill kit, absorbent, containment
poison, dangerous stuff -> hazardous substances, toxic, hazardous materials, safety data sheet
gas smell, smells of gas -> gas leak, odour of gas, gas emergency, shut-off valve
ladder, climb up -> ladder, working at height, fall protection, scaffolding
hard hat, steel toes -> safety helmet, safety footwear, high-visibility, PPE
slippery, slip, fell -> slip hazard, wet floor, trip hazard, anti-slip
close call, almost happened -> near miss, incident report, hazard report
danger, is it dangerous -> hazard, risk, warning, danger
storm, high wind -> severe weather, gale, storm warning, wind speed
flood, water rising -> flood warning, flooding, high water, sandbags
heatwave, too hot -> heat, high temperatures, heat protection, extreme heat
icy, snow -> ice, snowfall, slippery conditions, frost
lightning, thunder -> thunderstorm, lightning, shelter, suspended play
lost child, can't find my kid -> missing child, lost children point, information desk
camera watching, filmed by cameras -> CCTV, video surveillance, recordings
stranger in the building, visitors at work -> visitor badge, sign in, escort, reception
badge, name tag -> ID badge, access card, visitor pass
meeting, get together -> session, meeting, assembly, conference
what was decided, outcome -> resolution, resolved, decision, agreed, adopted
what did they talk about, what was discussed -> agenda item, discussion, minutes, topic
who was there, who came -> attendees, present, participants, attendance list
who wasn't there, who missed it -> apologies, absent, excused
who does it, whose job -> action item, responsible, assigned to, owner, in charge
by when done, when does it have to be finished -> due date, deadline, target date
put off, pushed back, moved to later -> postponed, deferred, adjourned, rescheduled
next time, when do we meet again -> next meeting, date of next meeting, scheduled
everyone for it, did all agree -> unanimously, unanimous, in favour, approved
who was against, who voted no -> votes against, opposed, abstentions, dissent
how did vote go, did it pass -> vote result, votes in favour, carried, rejected
suggest, put on the agenda -> motion, proposal, agenda item, submit
who wrote it down, notes -> minutes, secretary, minute-taker, record
who led it, who ran the meeting -> chair, chaired by, chairperson, moderator
too expensive, over budget -> cost overrun, exceeds the budget, budget, overspend
how much money left, what's in the kitty -> remaining budget, balance, surplus, reserves
lost money, in minus -> deficit, loss, shortfall
made money, profit -> surplus, profit, revenue, proceeds
who gets elected, new chair -> election, elected, appointed, term of office
how long in office, how many years do they serve -> term of office, tenure, mandate
step down, gave up post -> resignation, stepped down, vacate office
join by video, dial in -> remote participation, video conference, hybrid, online attendance
book the meeting room, get a room for a meeting -> room reservation, meeting room, booking system
beamer, projector, screen -> projector, presentation equipment, display, AV equipment
study, take part in a study -> research study, trial, participants, participation
who can take part, can I join the study -> inclusion criteria, eligible participants, exclusion criteria
get paid for study, money for taking part -> compensation, reimbursement, incentive, honorarium
drop out of the study, stop taking part -> withdraw, withdrawal of consent, discontinue participation
is it anonymous, my name known -> anonymised, pseudonymised, confidential, coded
what's it about, why do they do it -> aim, objective, purpose, research question
how did they do it, how was it measured -> method, methodology, procedure, design
how many people in study, how many were tested -> sample size, participants, respondents
what did they find out, what came out of it -> findings, results, conclusion, outcome
weak points, what's missing -> limitations, shortcomings, caveats
who paid for study, who gave the money -> funding, sponsor, funded by, grant
got better, improved -> improvement, increased, enhanced, rise
got worse, went down -> decline, decrease, deterioration, drop, reduction
more than before, went up -> increase, rise, growth, higher
compared with others, difference -> comparison, compared to, control group, difference
placebo, sugar pill -> placebo, control group, blinded
survey, asked people -> questionnaire, survey, interviews, respondents
ethics, is it ok to do -> ethics committee, ethical approval, informed consent
share the data, get dataset -> data availability, open data, repository, access
grow plants, seeds -> sowing, seedlings, planting, germination
water plants, watering the garden -> watering, irrigation, moist soil
bug spray, weed killer -> pesticide, herbicide, insecticide, plant protection
compost, kitchen scraps -> organic waste, composting, green waste, food waste
car wash, wash my car -> vehicle washing, car wash, wash bay
hairdresser, cut my hair -> hair salon, haircut, stylist, barber
nails, massage -> beauty treatment, manicure, massage therapy, spa
dry cleaning, suit cleaned -> textile cleaning, dry cleaning, laundry service
tailor, shorten trousers -> alterations, hemming, tailoring
cobbler, shoe repair -> shoe repair, resoling, heel
playground, swings -> play area, playground equipment, playground rules
park, go to the park -> public park, green space, open space, grounds
bench, place to sit -> seating, benches, rest area
replace, get a new one -> replacement, substitute, exchange, new unit
broke, smashed, wrecked -> damaged, broken, destroyed, breakage
lost, can't find -> loss, lost, missing, misplaced
stolen, nicked, swiped -> theft, stolen, burglary
full, no room -> at capacity, fully booked, no vacancies, limit reached
first come first served, who gets it -> order of receipt, first-come, allocation, priority
how many people, how many of us -> capacity, maximum number of persons, occupancy, group size
per person, a head, for each of us -> per person, per capita, per head, per participant
only for locals, live in town -> residents only, local residents, proof of residency
from out of town, not from here -> non-residents, visitors, external users
alone, by myself -> unaccompanied, individually, single occupancy, solo
with someone, bring along -> accompanied, companion, escort, accompanying person
carer comes free, helper with disabled person -> companion ticket, essential companion, personal assistant, carer ticket
teens, teenagers, under 18 -> minors, adolescents, young people, under-18s
grown-ups, adults -> adults, persons of legal age, over 18
husband, wife, partner -> spouse, partner, civil partner, cohabitant
family member, relative -> next of kin, relatives, dependants, household members
soldier, vet, army -> veterans, armed forces, military personnel
customer, client -> purchaser, buyer, client, policyholder, subscriber
neighbour, next door -> adjoining property, adjacent, neighbouring, residents
earlier, sooner -> in advance, prior, early, ahead of schedule
at short notice, last minute -> short notice, same-day, last-minute, on the day
day before, how far ahead -> 24 hours in advance, at least one day prior, beforehand
every week, each month -> weekly, monthly, regularly, recurring
once a year, yearly -> annually, annual, per annum, every twelve months
every two weeks, biweekly -> fortnightly, every other week, bi-weekly
weekdays, Monday to Friday -> working days, business days, weekdays, term time
lunchtime, at noon -> midday, lunch break, between 12 and 1
in summer, summer months -> summer season, June to August, peak season, summer opening
winter, cold months -> winter season, November to March, off-season
busy time, most crowded -> peak times, peak season, rush hour, high demand
quiet time, least busy -> off-peak, low season, quieter times
from now on, since when -> with effect from, as of, effective date, comes into force
still valid, does it still count -> remains valid, valid until, in force, applicable
run out, no longer good -> expire, expiry, lapse, invalid
how far, distance -> distance, kilometres, miles, within a radius
how big, measurements -> dimensions, size, width, height, length
how heavy, weight -> weight, kilograms, mass, maximum weight
how fast, top speed -> speed, maximum speed, km/h, mph
how hot, how cold -> temperature, degrees, Celsius, Fahrenheit
where is it, how to find it -> location, address, situated, directions
upstairs, ground floor -> first floor, level, storey, ground floor
get there by bus, nearest station -> public transport, directions, nearest stop, served by
pay extra, costs more -> surcharge, supplement, additional charge, premium
half price, 50% -> 50 per cent, half rate, reduced by half
penalty for no show, charged for not turning up -> no-show fee, non-attendance charge, forfeited
lose my deposit, keep my money -> forfeit, retained, non-refundable, withheld
money I put down, down payment -> deposit, down payment, advance, booking fee
admin fee, paperwork fee -> administration fee, processing fee, handling charge
money owed, debts -> outstanding amount, arrears, debt, liabilities
get money for, be paid back -> reimbursed, compensated, refunded, paid out
bill too high, wrong bill -> billing error, invoice dispute, incorrect charge, overcharge
lend, lend out -> loan, hire, make available, issue
borrow tools, rent a drill -> tool hire, tool library, equipment loan
throw away, bin it -> dispose, discard, disposal
clean up, tidy -> cleaning, clear away, tidy, leave clean
who cleans, cleaning duty -> cleaning rota, cleaning service, cleaning duties
lock up, last one out -> lock, secure the premises, closing procedure, key holder
turn lights off, lights left on -> switch off lighting, lights, energy saving
open the window, fresh air -> ventilation, airing, ventilate
plants, flowers -> planting, vegetation, flower beds, shrubs
wear, put on -> clothing, attire, wear, footwear
shoes off, shoes inside -> outdoor footwear, indoor shoes, shoe covers, remove shoes
jewellery, rings, watch off -> jewellery, remove rings, piercings, accessories
long hair, hair tied -> tied back, hair, hairnet
knife, weapon -> weapons, sharp objects, blades, prohibited items
glass bottles, bring glass -> glass containers, glassware, glass prohibited
drunk, high -> intoxicated, under the influence, alcohol, drugs
weed, pot, drugs -> cannabis, controlled substances, narcotics, illegal drugs
swear, shout at staff, rude -> abusive behaviour, verbal abuse, conduct, disorderly
get thrown out for behaviour, banned for misbehaving -> removal, ejected, ban, house rules, exclusion
run, jump in, dive -> running, diving, jumping, prohibited
ball games, football on the grass -> ball games, playing, lawn, pitch
skateboard, rollerblades -> skateboarding, inline skates, wheeled sports
sleep in car, overnight in van -> overnight stays, camping, sleeping in vehicles
sell stuff, make money there -> commercial activity, trading, sale of goods
collect money, beg -> fundraising, solicitation, collections, donations
ads, put up a sign -> advertising, signage, banners, notices
loud, noise -> noise, sound level, decibels, volume
when must it be quiet, at night -> quiet hours, night-time rest, between 10pm and 6am
naked, topless -> nudity, appropriate clothing, attire
change date, another day -> reschedule, rebooking, amendment, alternative date
send someone instead of me, colleague takes my place -> substitute, replacement participant, delegate, name change
confirm, did it go through -> confirmation, confirmation email, acknowledgement of receipt
remind me, reminder -> reminder, notification, alert
tell you, let you know -> notify, inform, report, notification
sign off, who approves -> approval, authorised by, sign-off, release
check, look over, inspect -> inspection, check, verification, audit
test it, try out -> trial, test, sample, pilot
teach, show how -> instruction, training, briefing, demonstration
key under the mat, pick up keys -> key collection, key safe, key handover, lockbox
extra key, copy a key -> key duplication, additional key, spare key, security key
holiday flat, cottage -> holiday let, vacation rental, self-catering accommodation
swap flats, move to another unit -> mutual exchange, transfer request, tenancy transfer
baby on the way, bigger flat needed -> household size, overcrowding, change in household, rehousing
solar panels, heat pump -> photovoltaic, renewable energy, heat pump, subsidy
read the meter, meter number -> meter reading, meter serial number, consumption reading
yearly bill, pay back on heating -> annual statement, service charge statement, final bill, settlement
asbestos, lead paint -> hazardous materials, asbestos survey, lead-based paint
parcel at reception, package room -> parcel acceptance, concierge, parcel room, held at reception
keep the fire door open, wedge the door -> fire doors, kept closed, self-closing, propped open
candles, incense -> open flames, candles, naked lights, unattended
hot tub, paddling pool -> hot tub, inflatable pool, water consumption, written consent
trampoline, bouncy castle -> play equipment, inflatables, liability insurance
exam sick, ill on exam day -> medical certificate, deferral, mitigating circumstances, examination absence
calculator, notes in the exam -> permitted aids, open book, authorised materials, calculator
school photo, pics of kids online -> photography consent, school photographer, publication of images
swap kindergarten, change school -> transfer, school change, in-year admission
kid bites, kid hits others -> behaviour policy, challenging behaviour, biting incident
raincoat, wellies, outdoor clothes -> weatherproof clothing, rubber boots, waterproofs, outdoor play
label clothes, name in jacket -> clearly labelled, name labels, marked with the child's name
sunscreen at nursery, sun hat -> sun protection, sun cream, sun hat, hot weather policy
milk for baby, bottles -> expressed milk, formula feeds, bottle, sterilised
birthday at nursery, party invitations -> birthday celebrations, invitations, treats
doctor by video, talk to a doctor online -> telemedicine, video consultation, remote consultation
doctor come home, can't get to the doctor -> home visit, house call, housebound patients
wait long, sit and wait -> waiting time, waiting room, delays, triage
switch pills, cheaper pills -> generic, substitution, equivalent medicine
crush the pill, can't swallow -> crush, chew, swallow whole, dissolve, liquid form
stop taking it, come off it -> discontinue, stop treatment, withdrawal symptoms, taper
together with other pills, mix medicines -> interactions, other medicines, concomitant use, contraindicated
kidney, liver problems -> renal impairment, hepatic impairment, kidney disease, liver function
high blood pressure, heart trouble -> hypertension, cardiovascular disease, heart condition
sugar, diabetes -> diabetic, blood glucose, diabetes mellitus, insulin
for kids, give to a child -> paediatric use, children and adolescents, by body weight
old people dose, grandpa -> elderly patients, older adults, dose adjustment
sport after jab, exercise after -> physical exertion, strenuous exercise, rest
sore arm, arm hurts -> injection site reaction, pain, redness, swelling
throw away old pills, leftover medicine -> disposal of medicines, return to pharmacy, unused medicines
wound red, pus -> infection, signs of infection, inflammation, discharge
bleeding, won't stop bleeding -> haemorrhage, bleeding, blood thinners, apply pressure
blood thinner, aspirin before op -> anticoagulants, discontinue before surgery, aspirin
nail polish, make-up before op -> nail varnish, cosmetics, remove jewellery, before surgery
puppy age, how old to take home -> minimum age, weeks old, weaned, handover
cat outside, let the cat out -> outdoor access, free-roaming, kept indoors
return the dog, doesn't work out -> return to shelter, rehoming, trial adoption
walk shelter dogs, take a dog out -> dog walking volunteers, walking permit, volunteer walkers
dog limp, injury from glass -> lameness, wound, veterinary attention
pet insurance, vet bill too high -> veterinary fees, pet insurance, instalment, price estimate
two dogs, how many pets -> maximum number of animals, per household, limit on pets
how spicy, hot food -> spice level, chilli, heat level
kids portions, half portion -> small portion, child's plate, reduced portion
leave table by, how long can we sit -> table time, seating duration, two-hour slot
outside seats, terrace -> outdoor seating, patio, terrace, beer garden
order cake, cake for party -> pre-order, custom cake, lead time, advance order
dog hair, pet allergy -> pet-free rooms, animal hair, allergy sufferers
team clothes, kit -> team kit, jersey, club colours, strip
travel to away game, lifts to match -> away fixtures, car pool, travel arrangements, transport
swap team, go to another club -> transfer, player registration, release, eligibility
doping, pills in sport -> anti-doping, prohibited substances, doping control
lights on the pitch, play in the dark -> floodlights, floodlighting, lighting charge
grass wet, pitch closed -> pitch closure, playing surface, unplayable, ground conditions
court shoes, shoes for the hall -> non-marking soles, indoor footwear, court shoes
weights, put weights back -> free weights, re-rack, equipment etiquette
filming in the gym, selfies -> photography, filming, changing areas, privacy
class full, cancel my class -> class booking, waiting list, late cancellation, booking window
lost my wristband, chip -> wristband, transponder, replacement fee, deposit
book for blind, read aloud -> audiobooks, large print, accessible formats
books brought home, can't get to library -> home delivery service, housebound, mobile library
3D printer, maker space -> maker space, 3D printing, induction, materials charge
old fines, owe money to library -> outstanding charges, account blocked, unpaid fees
newsletter, how do I hear about stuff -> mailing list, notice board, announcements, circular
speaker, give a talk -> presenter, keynote, call for papers, lecture
send in my paper, abstract -> submission, abstract, manuscript, peer review
food truck, who sells food -> catering concession, food vendors, food stalls
stay for the party after, drinks afterwards -> after-show, reception, social programme
phone off in show, texting in the theatre -> mobile devices, silent, switched off
pushy crowd, standing area -> standing room, general admission, pit
queue, skip the line -> priority entry, fast track, timed ticket, waiting time
time slot, pick a time -> timed entry, allocated slot, time window
print ticket, show on phone -> mobile ticket, e-ticket, print at home, QR code
kids club on holiday, entertainment -> children's programme, activities, entertainment team
towels on sunbeds, reserve a lounger -> sun loungers, reservation of loungers, pool area
safe in the room, keep valuables -> safe, valuables, liability for valuables
quiet room, away from street -> room location, courtyard-facing, room preferences
lost room key, lost hotel card -> key card, replacement charge, lost key
bike lock, lock my bike -> bicycle lock, secure, cycle stand
bus with pram, room for stroller -> multi-purpose area, pushchair space, wheelchair space
`;
