/** English words that tell the circumstances of who asks, and words of every sentence. Texts need not hold them. */
export const englishCircumstances = `
mum mom dad mother father parents gran grandma grandad grandpa husband wife partner boyfriend girlfriend
fiance son daughter kid child children baby brother sister sibling twin uncle aunt cousin nephew niece friend
mate lad guy girl boy man woman someone somebody anyone anybody everyone everybody people person him her them
they his their he she we us our my mine your myself yourself himself herself boss colleague coworker flatmate
roommate
today tomorrow yesterday tonight morning afternoon evening night noon midnight monday tuesday wednesday
thursday friday saturday sunday january february march april june july august september october november
december spring summer autumn fall winter week month year day hour minute second now then soon later early
late already yet still again once twice always never sometimes usually ever ago before after during while
until till since next last first third fourth fifth tenth twelfth xmas christmas easter halloween
home house flat apartment there where somewhere anywhere everywhere inside outside near nearby around upstairs
downstairs london paris rome berlin tokyo york america american england english scotland wales ireland france
germany italy spain europe asia africa australia canada japan china korea india mexico brazil dubai
thing something anything nothing everything stuff bit lot few many much more most less least enough some any
all both half each every other another same different such like just only really very quite too also so please
thanks sorry oops ok okay alright hi hello hey yes no not don't doesn't didn't isn't aren't haven't havent
hasn't won't can't couldn't wouldn't happen go goes going gone went get got come came take took put make made
do does did done want need have has had be is are was were been being can could will would shall should may
might must let say said tell told know think thought see saw look find give gave use used try tries ask feel
felt work keep kept leave left bring brought buy bought sell sold pay paid send sent show turn start stop end
open close move live stay sit sat stand stood walk run ran drive drove fly flies flew eat ate drink drank
sleep slept play read write wrote hear heard watch holds held hit hurt break broke lose forget forgot remember
wait help love hate good bad better best worse worst big small old new young long short high low hot cold wet
dry fast slow hard easy right wrong sure able allowed fine great nice how what when which who whose why
whether if because though although but and or the a an of to in on at by for from with without about into over
under up down off out back away along across through between straight instead
tesla iphone ipad android samsung apple google facebook instagram youtube tiktok whatsapp amazon ebay uber
netflix labrador retriever poodle spaniel terrier husky
`;
