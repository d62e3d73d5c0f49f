/** English: manuals, warranties, release notes, lab protocols, medical notes, itineraries, listings and shop policies as people ask about them, and the labels and formal words these are written with. Not synonyms. */
export const englishManualsTripsAndNotes = `
which model is it, name of the machine -> model, model number, product name
number on the back, number on the sticker -> serial number, rating plate, nameplate
how big is it, will it fit -> dimensions, width, height, depth, size
how heavy is it -> weight, net weight, kg
how much juice it uses, how many watts -> power consumption, rated power, watts
which plug, what voltage -> voltage, power supply, rated voltage, mains
how much it holds -> capacity, tank capacity, litres, maximum load
how long to charge, full battery -> charging time, fully charged
how long it runs on a charge -> battery life, operating time, run time
how hot can it get, use it in the cold -> operating temperature, ambient temperature, storage temperature
get it wet, use it in the rain -> waterproof rating, water resistant, ip rating
using it the first time, straight out of the box -> initial setup, before first use, getting started
wipe everything, back to how it came -> factory reset, restore defaults, reset
what the code means, number on the screen, which error -> error code, fault code, display shows, meaning
what to try about the error, make the error go away -> remedy, solution, corrective action
why it shows that, what sets it off -> possible cause, probable cause
before I call someone, what can I check myself -> troubleshooting, before calling for service
colour of the light, what the red light means -> indicator, led status, steady, flashing
gets too hot, overheats -> overheating, thermal cutout, overheat protection
paper stuck, jammed -> paper jam, jam, obstruction
water won't go out, stays full of water -> drain, drain filter, drainage error, drain pump
not enough water in it, asks for water -> water inlet, low water, water supply
says the door is open, lid error -> door open, door lock, lid not closed
shakes, walks across the floor -> vibration, levelling, transport bolts, unbalanced load
phone won't find it, won't pair -> pairing, connection failed, bluetooth, reconnect
change the filter when, how often to swap -> replacement interval, filter replacement, replace every
how to clean it, what can I wipe it with -> cleaning, soft cloth, mild detergent, maintenance
can it hurt me, what's dangerous about it -> warning, danger, risk of injury, electric shock
where should it stand, how far from the wall -> installation, clearance, placement, ventilation
which bit is which, what is this part -> overview, components, diagram
oil the parts, grease it -> lubrication, lubricant, grease
who to ring about it, help number -> customer service, support, helpline, service centre
how many years of cover, covered till when -> warranty period, limited warranty, from date of purchase
what isn't covered, when to pay for repairs -> exclusions, does not cover, not covered, void
receipt for repairs -> proof of purchase, dated receipt, warranty claim
wearing parts, filters covered -> consumables, wear parts, normal wear and tear
who pays to send it in -> shipping costs, return shipping, freight prepaid
give me a new one -> replacement, replace, refurbished, at our option
sold it to someone, second owner cover -> original purchaser, non transferable, transferable
what's new, what they added -> new features, added, introduced, now supports
what got fixed, bugs gone -> bug fixes, fixed, resolved issues, resolves
what got better, runs faster -> improvements, improved, performance, enhanced
what they took out, what's gone -> removed, dropped, no longer supported
going away soon, will stop working later -> deprecated, end of life, will be removed, sunset
will it break my stuff, old code stops working -> breaking changes, backward compatible, incompatible, migration
what still doesn't work, bugs they know of -> known issues, limitations, workaround
security holes, hacked -> vulnerability, cve, security fix, patched
when it came out -> release date, released, published
how to move to the new one -> upgrade, migration guide, update instructions
go back to the old one -> rollback, downgrade, revert
what machine it needs, will it run on mine -> system requirements, minimum requirements, supported platforms
if I leave it alone, what is it set to -> default, default value, by default
who helped make it, who is thanked -> contributors, acknowledgements, credits
what to have for the experiment, stuff to get ready -> materials, reagents, equipment, apparatus
how warm must it be, at what heat -> temperature, incubate at, room temperature, degrees
how long to leave it, wait how many minutes -> incubate, incubation time, overnight
how fast to spin, spin it down -> centrifuge, rpm, spin
how strong is the mix, how much of it goes in -> concentration, dilution, volume, molar
water it down -> dilute, dilution factor, buffer
mix it, shake it up -> vortex, stir, resuspend, mix gently
where to keep the samples, put it in the freezer -> storage, store at, frozen, aliquot
what to compare with, one with nothing in it -> control, negative control, blank
repeat how many times, repeat runs -> replicates, triplicate, repeat
gloves and glasses, what must I wear in the lab -> personal protective equipment, gloves, goggles, lab coat
got it in my eye, splashed on skin -> rinse, eyewash, first aid, skin contact
spilled it in the lab -> spill, absorb, spill kit
getting rid of leftovers in the lab, pour it away -> waste disposal, hazardous waste, discard
catches fire easily, fumes -> flammable, fume hood, vapours, ventilation
when to stop the experiment, safe place to pause -> stopping point, pause, endpoint
how good was the result, what came out -> yield, results, recovery
zero the scale, set up the meter -> calibration, calibrate, zero, standard
why they came in, what they complained of -> chief complaint, presenting complaint, reason for visit
what's wrong with the patient, what illness is it -> diagnosis, impression, assessment
what they had before, old illnesses -> past medical history, history of, previous surgery
illness in the family, runs in the family -> family history
drinks or smokes -> social history, alcohol use, tobacco
can't have which drugs, reacts badly to -> allergies, drug allergy, nkda, adverse reaction
what they take, current pills -> current medications, medication list, prescribed
blood pressure, pulse, how hot -> vital signs, bp, heart rate, temperature
what the blood showed, blood results -> laboratory results, lab, blood count, reference range
what the scan showed, scan result -> imaging, radiology, findings, ct, mri
all clear, nothing wrong on the test -> unremarkable, within normal limits, negative, normal
lump, found a growth -> mass, nodule, lesion, biopsy
what they do about it, what treatment -> plan, treatment, management, therapy
come back when, next check up -> follow up, return visit, review in, appointment
what should make me come back, danger signs -> return precautions, red flags, seek medical attention, worsening
how many times a day, how much of the drug -> dose, dosage, twice daily, mg, frequency
only when it hurts, take if needed -> as needed, prn, for pain
off work how long, when back at the gym -> sick leave, restrictions, light duty, return to work
when the patient went in, when the patient came home -> admitted, admission date, discharge date, discharged
who treated them, which doctor -> attending physician, provider, consultant, surgeon
getting better, on the mend -> improving, improved, recovery, stable
getting worse -> deteriorated, worsening, progressive
where we sleep, where we stay, bed for the night -> hotel, accommodation, lodging, overnight
when we fly, when we set off -> departure, depart, departs, outbound
when we land, when we get there -> arrival, arrive, arrives, eta
coming home, flight back -> return flight, inbound, return journey
which flight, what plane -> flight number, airline, carrier, flight
change planes, stop on the way -> layover, connection, transfer, stopover
which gate, which terminal -> terminal, gate, concourse
how to get from the airport -> airport transfer, shuttle, taxi, pick up
what we do on the second day, plan for the day -> day 2, itinerary, activities, programme
what we see, sights -> sightseeing, tour, excursion
time to ourselves, free afternoon -> free time, at leisure, own arrangements
is breakfast in it, fed at the hotel -> breakfast included, half board, full board, meals
when to get in the room, when to be out of the room -> check in, check out
booking code, number for the booking -> confirmation number, booking reference, pnr, reservation number
what's in the price of the trip -> inclusions, included, price includes
what to pay on top of the trip -> exclusions, not included, optional, at own expense
how many cases, bag weight -> baggage allowance, checked baggage, carry on
who's taking us round -> guide, tour leader, escort, driver
how big is the flat, how many rooms -> square feet, square metres, bedrooms, floor area
when can I move in, free from when -> available from, available now, move in date
what to pay a month, what's on top of the rent -> rent, per month, utilities, bills included
money up front for the flat -> security deposit, first month, holding deposit
is there furniture, bring a bed -> furnished, unfurnished, appliances
shortest stay in the flat, rent for how long -> minimum lease, lease term, minimum tenancy
can I see the flat, look at the place -> viewing, viewings, showing, open house
how old is the building -> built in, year built, newly built, renovated
is the dog ok in the flat -> pets allowed, no pets, pet friendly
who to ring about the flat -> letting agent, landlord, listed by, contact
checks before renting, proof of wages for the flat -> references, credit check, proof of income, guarantor
how long to bring it back, days to return it -> return window, returns within, days of purchase
can't be returned, no money back on -> final sale, non returnable, non refundable, excluded items
who pays for sending back -> return shipping, prepaid label, return postage
when the refund shows up -> refund processing, business days, original payment method
swap for store money, voucher instead of cash -> store credit, gift card, exchange only
found it cheaper elsewhere -> price match, price adjustment
when is free delivery, spend how much for free postage -> free shipping, orders over, minimum order
sold out, none left -> out of stock, unavailable, back order
order today get it when, cut off to order -> dispatch, same day, order cut off, estimated delivery
`;
