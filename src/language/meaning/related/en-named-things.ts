/** English: things as people name them, and what texts call their kind or what they do, a kind a line. Not synonyms. */
export const englishNamedThings = `
beer, pint, wine, vodka, gin, whisky, cider, prosecco, cocktail, booze -> alcohol, alcoholic drinks, drinking
fags, cigarette, ciggie, roll-up, vape, juul, cigar -> smoking, smoke, vaping, tobacco
coffee, latte, espresso, tea, cola, coke, juice, smoothie -> drinks, hot drinks, beverages, refreshments
burger, pizza, sandwich, crisps, chips, kebab, curry, noodles, snack -> food, meals, hot food, refreshments
steak, chicken, bacon, sausage, mince, lamb -> meat, raw meat
salmon, prawns, tuna, cod, sushi -> fish, seafood, shellfish
peanut, almonds, cashew, walnut -> nuts, allergen, nut allergy
ibuprofen, aspirin, paracetamol, nurofen, codeine -> painkillers, medicine, pain relief, medication
warfarin, blood thinners, clopidogrel -> anticoagulants, blood-thinning
antibiotics, inhaler, insulin, statins, antidepressants -> medication, prescription, medicines
chickenpox, flu, covid, measles, norovirus, conjunctivitis, pink eye, tummy bug -> infectious, illness, infection, stomach bug, contagious
asthma, epilepsy, diabetes, heart condition -> medical condition, health condition, medical details
sprained, twisted, broken leg, broken arm, fracture, pulled muscle -> injury, injured
labrador, poodle, terrier, spaniel, collie, mutt, pup, puppy, pooch, alsatian, bulldog -> dog, dogs, pet
tabby, moggy, kitten, siamese -> cat, cats, pet
hamster, gerbil, parrot, budgie, tortoise -> small pets, caged animals, pets
ukulele, guitar, violin, keyboard, drums, flute, cello, trumpet -> musical instruments, instrument, music
lego, jigsaw, puzzle, board game, doll -> toys, games
dvd, cd, blu-ray, xbox, playstation, switch game -> discs, films, games, audiovisual
novel, paperback, hardback, thriller, comic, magazine, textbook -> books, items, loans
kindle, ebook, audiobook -> e-books, digital loans, downloads
ipad, tablet, laptop, macbook, chromebook, phone, iphone -> device, devices, electronic equipment, valuables
airpods, earbuds, headphones, headset, earphones -> in-ear, headphones, bone-conduction, music
speaker, boombox, stereo, karaoke -> amplified music, loudspeakers, music, noise
gopro, camera, drone, selfie stick, tripod -> filming, photography, photographs, cameras
candle, tealight, incense, fairy lights, lantern -> naked flames, candles, open flames
barbecue, bbq, grill, bonfire, firepit, fireworks, sparklers -> fires, open fires, barbecue, naked flames
heater, fan heater, electric blanket, hair dryer, straighteners, kettle, toaster -> electrical appliances, portable heaters, appliances
drill, saw, hammer, ladder, sander, strimmer -> tools, power tools, equipment
sofa, wardrobe, mattress, bed frame, fridge, freezer, washing machine -> bulky items, furniture, large items, appliances
paint, batteries, light bulbs, gas bottle, chemicals -> hazardous waste, special waste
bottles, jars, cans, tins, cardboard, newspaper, plastic tub -> recycling, recyclables, mixed recycling
scooter, e-scooter, skateboard, rollerblades, hoverboard -> wheeled toys, scooters, skates
moped, motorbike, harley, vespa -> motorcycle, motorbikes
van, minibus, lorry, pickup, campervan, motorhome, caravan -> large vehicles, commercial vehicles, vehicle
tesla, ev, hybrid, electric car -> electric vehicles, charging
buggy, pram, pushchair, stroller -> pushchairs, prams, buggies
wheelchair, crutches, walking stick, mobility scooter, blind, deaf -> disabled, accessible, step-free, mobility
istanbul, turkey, paris, spain, france, berlin, italy, greece, portugal, rome -> europe, abroad, countries, overseas
new york, usa, america, canada, australia, thailand, bali, dubai -> worldwide, abroad, overseas, countries
boxing day, christmas eve, christmas, xmas, new year's, hogmanay -> christmas and new year, bank holidays, festive, december
easter, may day, whitsun, good friday -> bank holiday, public holidays, april
half term, summer holidays, six weeks off -> school holidays, term
tomorrow, tmrw, tmr, day before -> 24 hours, 48 hours, within, notice, the day before
day after tomorrow, in two days -> 48 hours, two days
this morning, just now, today, yesterday -> same day, first 24 hours, within 24 hours, immediately
fortnight, two weeks, couple of weeks -> 14 days, two weeks, fortnight
nan, gran, grandma, grandad, granddad, pensioner, oap, elderly mum, elderly dad -> over 60, over 65, over 70, seniors, concessions, older people
lad, son, daughter, little one, toddler, kiddo, youngster, teen, teenager, kid -> child, children, under, aged, minimum age, junior
newborn, baby, infant -> babies, infants, under one, under two
hubby, husband, wife, missus, partner, girlfriend, boyfriend, fiancé -> partner, spouse, joint, household, guest
mate, friend, pal, buddy, colleague, neighbour -> guest, another person, visitor, someone else
uni, student, undergrad, sixth form, college -> students, student card, concessions
dole, universal credit, benefits, unemployed, out of work, skint, broke -> benefits, low income, concessions, hardship
homeless, hostel, sofa-surfing, no fixed abode, shelter -> without a fixed address, no permanent address, shelter
passport, driving licence, utility bill, council tax bill, bank statement -> identification, proof of address, photo identification, proof
bloke, guy, repairman, fitter, plumber, electrician, handyman -> engineer, technician, contractor, tradesman
never came, didn't show, no-show, never turned up, stood me up -> fails to turn up, missed appointment, does not arrive
lightning, storm, flood, gale, snow, hurricane, ice -> severe weather, bad weather, weather, cancelled
clutch, gearbox, brakes, engine, exhaust, alternator -> breakdown, mechanical, fault
puncture, flat tyre, blowout -> tyre, wheel, spare
petrol, diesel, unleaded, wrong fuel, ran dry -> fuel, petrol, wrong fuel
sunscreen, sunhat, wellies, raincoat, jumper, fleece -> clothing, outdoor clothing, what to bring
trainers, heels, sandals, flip-flops, boots, barefoot -> footwear, shoes
bikini, trunks, swimsuit, goggles, armbands, fins, flippers -> swimwear, swimming aids, equipment
ring, necklace, earrings, watch, piercing -> jewellery, valuables
nail varnish, gel nails, make-up, lipstick, perfume -> nail polish, make-up, cosmetics
mice, rats, ants, cockroaches, bedbugs, wasps, fleas -> pests, pest control, infestation
netflix, youtube, streaming, gaming, zoom -> internet, speed, streaming, data
paypal, apple pay, contactless, cheque, cash, amex -> payment methods, card, how to pay
sting me, set me back, damage, what's the damage, hit me for, rush me, cough up -> costs, charge, pay, fee
knock off, money off, cheaper, deal, bargain -> discount, reduced, off
back out, second thoughts, cold feet, changed my mind -> change your mind, cancel, cooling-off, withdraw
had enough, fed up, jack it in, pack it in, bail, get out early -> leave, leaving early, cancel, end the contract
put down, up front, secure a spot, hold my place, pencil in -> deposit, reserve, booking
turn up, show up, arrive, get here, come out to us -> reach, arrive, arrival, attend
hand in, drop back, bring back, take back -> return, returned
late back, forgot to take back, overdue -> late charges, late, overdue
pop out, nip to, step out, leave for a bit -> leave, unattended, left alone
by herself, by himself, on her own, on his own, alone -> left alone, unaccompanied, unsupervised, accompanied
wear his, use her card, borrow my brother's, in my name, pretend to be -> another person's, not transferable, transfer
wash off, rinse off, sweat, get clean, freshen up -> showers, changing, washing
sleep over, overnight, spend the night, crash there -> overnight, stay, night
fetch, come and get, door to door, lift home -> collection, van, pick up, transport
code, password, passcode, login, pin -> password, network, access code
written on, where is it printed, sticker -> label, sticker, underneath
kick off, set off, start time, begin -> starts, start, wave, timetable
old enough, too young, how old -> minimum age, under, aged
`;
