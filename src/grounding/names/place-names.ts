import { listedWords } from "#language";

/**
 * Places of the world and of Korea in Latin letters, a region a line. Where something is is no reference; the commonest surnames
 * among them (Jordan, Austin, Washington) are left out, and others are names of authors where they are told as such.
 */
const places = `
afghanistan albania algeria andorra angola argentina armenia australia austria azerbaijan bahamas bahrain bangladesh barbados belarus
belgium belize benin bhutan bolivia bosnia herzegovina botswana brazil brunei bulgaria burkina faso burundi cambodia cameroon canada chile
china colombia congo croatia cuba cyprus czechia denmark djibouti dominica ecuador egypt eritrea estonia eswatini ethiopia fiji finland
france gabon gambia germany ghana greece greenland grenada guatemala guinea guyana haiti honduras hungary iceland india indonesia iran iraq
israel italy jamaica japan kazakhstan kenya kiribati korea kosovo kuwait kyrgyzstan laos latvia lebanon lesotho liberia libya liechtenstein
lithuania luxembourg madagascar malawi malaysia maldives mali malta mauritania mauritius mexico micronesia moldova monaco mongolia
montenegro morocco mozambique myanmar namibia nauru nepal netherlands nicaragua niger nigeria norway oman pakistan palau palestine panama
papua paraguay peru philippines poland portugal qatar romania russia rwanda samoa saudi arabia senegal serbia seychelles singapore
slovakia slovenia somalia spain sudan suriname sweden switzerland syria taiwan tajikistan tanzania thailand timor togo tonga trinidad tobago
tunisia turkey türkiye turkmenistan tuvalu uganda ukraine emirates uruguay uzbekistan vanuatu vatican venezuela vietnam yemen zambia zimbabwe
zealand lanka leone rica africa america americas antarctica asia europe oceania eurasia polynesia melanesia caribbean mediterranean balkans
scandinavia siberia amazonia patagonia sahara sahel himalaya himalayas alps andes pyrenees appalachia arctic antarctic atlantic pacific
baltic adriatic aegean danube rhine mekong nile ganges amazon bengal iberia crimea caucasus levant manchuria tibet
alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas kentucky
louisiana maine maryland massachusetts michigan minnesota mississippi missouri nebraska nevada hampshire jersey ohio oklahoma oregon
pennsylvania rhode tennessee texas utah vermont wisconsin wyoming ontario quebec manitoba saskatchewan alberta queensland tasmania
england scotland wales ulster cornwall yorkshire catalonia andalusia provence brittany normandy burgundy bavaria saxony tuscany lombardy
piedmont sicily sardinia flanders wallonia transylvania bohemia moravia galicia lapland jutland crete corsica
seoul busan tokyo london paris york beijing shanghai guangzhou shenzhen chengdu wuhan taipei osaka kyoto nagoya fukuoka sapporo hokkaido
kyushu okinawa bangkok hanoi saigon manila jakarta surabaya kuala lumpur penang delhi mumbai kolkata chennai bangalore bengaluru karachi lahore
dhaka kathmandu tehran baghdad dubai riyadh istanbul ankara jerusalem aviv beirut cairo alexandria nairobi lagos accra johannesburg durban
casablanca moscow petersburg kyiv warsaw krakow prague budapest vienna salzburg zurich geneva basel bern munich hamburg frankfurt cologne
stuttgart leipzig dresden amsterdam rotterdam utrecht brussels antwerp ghent copenhagen aarhus stockholm gothenburg malmö oslo bergen
trondheim helsinki tampere reykjavik dublin belfast edinburgh glasgow manchester liverpool birmingham leeds sheffield 
lyon marseille toulouse bordeaux nantes strasbourg lille grenoble madrid barcelona valencia seville bilbao lisbon porto rome milan turin
naples bologna venice genoa athens thessaloniki sofia bucharest belgrade zagreb ljubljana tallinn riga vilnius
boston chicago philadelphia baltimore atlanta miami seattle portland detroit minneapolis denver phoenix francisco angeles diego jose
vegas orleans toronto vancouver montreal ottawa calgary bogotá bogota lima santiago buenos aires montevideo caracas quito são paulo
melbourne brisbane perth adelaide auckland wellington canberra
gyeonggi gangwon chungcheong chungbuk chungnam jeolla jeonbuk jeonnam gyeongsang gyeongbuk gyeongnam jeju sejong incheon daegu daejeon
gwangju ulsan suwon yongin seongnam goyang bucheon ansan anyang hwaseong pyeongtaek gimpo paju uijeongbu chuncheon wonju gangneung sokcho
cheongju chungju cheonan asan gongju nonsan buyeo jeonju gunsan iksan namwon mokpo yeosu suncheon naju damyang haenam wando pohang gyeongju
andong gumi gimcheon yeongju sangju cheongsong uljin changwon jinju gimhae tongyeong geoje miryang namhae hadong busanjin gangnam
geum nakdong yeongsan seomjin hallasan jirisan seoraksan ulleung dokdo pyongyang kaesong joseon goryeo silla baekje goguryeo
`;
const known = listedWords(places);

export function isPlaceName(word: string): boolean {
  return known.has(word) || known.has(word.replace(/-(?:do|si|gun|gu|eup|myeon|dong|ri)$/u, ""));
}

/** How people and languages are called after their place: Tonga-n, Chile-an, Iran-ian, Nepal-ese, Iraq-i. */
const endings: readonly string[] = ["n", "an", "ns", "ans", "ian", "ians", "ean", "ese", "i", "is"];
/** Before these nothing is lost, or Francis would be of France and Cairns of Cairo. */
const shortEndings: ReadonlySet<string> = new Set(["n", "ns", "i", "is"]);
/** What the place loses before them: Chil(e)an, Vietnam()ese, Mexic(o)an, Hungar(y)ian. */
const lost: readonly string[] = ["", "a", "e", "o", "y", "ia"];

/** The people or the language of a place. */
export function isPeopleName(word: string): boolean {
  return endings.some((ending) => {
    if (!word.endsWith(ending) || word.length < ending.length + 3) return false;
    const stem = word.slice(0, -ending.length);
    return shortEndings.has(ending) ? known.has(stem) : lost.some((letters) => known.has(stem + letters));
  });
}
