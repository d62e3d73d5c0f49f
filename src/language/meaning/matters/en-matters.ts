/** English words that texts treat of: what a text lacks of these, it is silent on. */
export const englishMatters = `
price cost fee charge fare rate tariff deposit refund discount coupon voucher rebate penalty surcharge tax vat
gst invoice receipt bill statement quote payment card credit debit cash cheque check transfer instalment
installment subscription membership pass ticket season licence license permit insurance premium excess
deductible claim compensation reimbursement allowance salary wage bonus overtime pension grant subsidy
scholarship bursary loan interest mortgage budget profit dividend donation sponsor prize reward tip currency
exchange
manager supervisor director chair chairman secretary treasurer trustee committee member guest visitor
instructor teacher tutor coach trainer lifeguard warden guide driver pilot crew nurse doctor surgeon vet
pharmacist dentist therapist carer counsellor interpreter lawyer accountant engineer technician plumber
electrician builder contractor supplier vendor manufacturer landlord tenant owner occupant resident neighbour
volunteer intern apprentice student pupil graduate senior pensioner disabled infant toddler minor adult staff
reception
parking car garage charger toilet restroom shower locker changing cloakroom kitchen canteen cafe restaurant
bar vending lift elevator stairs ramp entrance exit gate lobby roof terrace balcony garden lawn pool gym sauna
court pitch studio workshop kiln library classroom dormitory accommodation hotel room campsite tent caravan
campervan barbecue laundry dryer storage warehouse bus train tram subway metro taxi shuttle ferry boat bicycle
bike scooter motorbike motorcycle truck van trailer wheelchair pushchair stroller harbour pier airport station
terminal route timetable schedule
battery plug socket cable adapter voltage power electricity gas water heating heater boiler radiator fan
filter hose wheel handle lid tank remote button screen display light lamp speaker microphone camera sensor
bluetooth wifi internet app software firmware update version install password username login account security
backup sync export import file format csv pdf api webhook token server browser phone tablet laptop computer
printer scanner email newsletter website address postcode map number extension warranty guarantee repair
replacement spare part accessory manual instruction size weight height width length depth colour color
material model capacity speed temperature noise uniform costume shoes boots helmet gloves mask goggles towel
bedding equipment tool clay glaze paint wood glass metal plastic paper soap detergent bleach disinfectant
pesticide fertiliser fertilizer seed plant tree flower compost
booking reservation appointment registration enrolment enrollment application form deadline waitlist
cancellation cancel reschedule renewal termination exam grade certificate diploma degree course lesson class
lecture seminar meeting agenda vote election quorum motion term appeal complaint dispute objection inspection
audit survey result interview shortlist reference visa passport identification proof document signature
consent policy rule regulation contract lease notice announcement holiday absence attendance lateness sick
maternity paternity shift rota dress code meal menu lunch breakfast dinner vegetarian vegan halal allergy
allergen nut gluten snack alcohol smoking vaping drugs medication medicine prescription dose side effect
painkiller antibiotic vaccine vaccination injection anaesthetic sedation surgery operation biopsy scan x-ray
blood test diet exercise pregnancy breastfeeding period infection bleeding pain fever emergency ambulance aid
fire evacuation alarm theft loss damage breakage lost found pet dog cat leash microchip neuter spay grooming
luggage baggage cabin customs duty delivery shipping courier tracking return stock order packaging gift wrap
party concert performance exhibition sale auction market competition tournament league trip excursion tour
camp festival fair photo photography video recording music queue limit age restriction requirement eligibility
criteria priority lottery quota percentage ratio reason purpose benefit difference procedure step weekend bank
`;
