/** Places, periods and people of history by several words, a name a line. */
export const placesPhrases = `
Abraham Lincoln
Abu Dhabi
Ada Lovelace
Adam Smith
Addis Ababa
African American
Age of Discovery
Aleutian Islands
Alexander the Great
Alexander von Humboldt
Alfred Nobel
Amazon Basin
Amazon River
American Civil War
American Revolution
An Jung-geun
Ancient Egypt
Ancient Greece
Ancient Rome
Andhra Pradesh
Angkor Wat
Anne Frank
April Revolution
Arab Spring
Arabian Peninsula
Arabian Sea
Aral Sea
Arctic Circle
Arctic Ocean
Asia Pacific
Asian American
Asian Financial Crisis
Asian financial crisis
Atacama Desert
Atlantic Ocean
Austin, Texas
Australian dollar
Aztec Empire
Baekdu Mountain
Baja California
Baltic Sea
Basque Country
Bay Area
Bay of Bengal
Benjamin Franklin
Bering Sea
Bering Strait
Berkeley, California
Berlin Wall
Bhagavad Gita
Big Dipper
Black Death
Black Forest
Black Sea
Bosnia and Herzegovina
Boxer Rebellion
Bretton Woods
British Columbia
British Empire
British Isles
British Raj
British pound
Buenos Aires
Burkina Faso
Byzantine Empire
COVID-19 pandemic
Canadian dollar
Canary Islands
Cape Canaveral
Cape Town
Cape Verde
Cape of Good Hope
Caribbean Sea
Caspian Sea
Catholic Church
Central Africa
Central African Republic
Central America
Central Asia
Central Asian
Central Europe
Charles Babbage
Charles Darwin
Chiang Mai
Christopher Columbus
Church of England
Civil War
Classical Antiquity
Colorado River
Congo River
Coral Sea
Costa Rica
Crimean War
Cuban Missile Crisis
Cultural Revolution
Czech Republic
Côte d'Ivoire
Da Nang
Dallas, Texas
Dar es Salaam
Dark Ages
Dead Sea
Death Valley
Declaration of Independence
Deep South
Demilitarized Zone
Democratic Republic of the Congo
Dominican Republic
Donghak Peasant Revolution
Earth Day
East Africa
East Asia
East Asian
East China Sea
East Coast
East Germany
East Timor
Easter Island
Eastern Europe
Edgar Allan Poe
Edo period
Eid al-Adha
Eid al-Fitr
El Salvador
Elizabeth I
Empress Myeongseong
English Channel
Equatorial Guinea
Falkland Islands
Far East
Faroe Islands
Fertile Crescent
First World War
Florence Nightingale
Forbidden City
Franklin D. Roosevelt
Frederick Douglass
French Revolution
Galápagos Islands
Gangwon Province
Gaza Strip
Geneva Conventions
Genghis Khan
George Washington
Geum River
Gilded Age
Global North
Global South
Gobi Desert
Gold Coast
Good Friday
Grand Canyon
Great Barrier Reef
Great Britain
Great Depression
Great Lakes
Great Leap Forward
Great Plains
Great Recession
Great Rift Valley
Great Wall
Great Wall of China
Gulf Stream
Gulf War
Gulf of Mexico
Gwangju Uprising
Gyeonggi Province
Han Chinese
Han River
Han dynasty
Hangul Day
Henry Ford
Henry VIII
Heo Jun
Ho Chi Minh City
Holy Roman Empire
Hong Kong
Horn of Africa
Houston, Texas
Hudson River
Hundred Years' War
Hurricane Katrina
I Ching
Iberian Peninsula
Ibn Khaldun
Ice Age
Iguazu Falls
Imjin River
Imjin War
Inca Empire
Independence Day
Indian Ocean
Indian rupee
Inner Mongolia
Iranian Revolution
Iraq War
Iron Curtain
Ito Hirobumi
Ivory Coast
James Joyce
James Watt
Jane Austen
Jang Yeong-sil
Japanese yen
Jeju Island
Jeju Uprising
Jeong Yak-yong
Jesus Christ
Jim Crow
Joan of Arc
John Locke
John Stuart Mill
Jordan River
Joseon Dynasty
Julius Caesar
June Struggle
Kamakura period
Kim Gu
Kim Hong-do
King Gojong
King Jeongjo
King Sejong
Korea Strait
Korean American
Korean Empire
Korean Peninsula
Korean War
Korean Wave
Korean won
Kuala Lumpur
Kublai Khan
Kuwait City
La Paz
Lake Baikal
Lake Chad
Lake Erie
Lake Geneva
Lake Huron
Lake Michigan
Lake Superior
Lake Tanganyika
Lake Titicaca
Lake Victoria
Las Vegas
Latin America
Latin American
Leonardo da Vinci
Liberation Day
Loch Ness
Long Island
Los Angeles
Louis XIV
Lu Xun
Lunar New Year
Machu Picchu
Madhya Pradesh
Magna Carta
Mahatma Gandhi
Manhattan Project
March First Movement
Marco Polo
Marcus Aurelius
Mariana Trench
Marie Curie
Mark Twain
Marshall Islands
Marshall Plan
Martin Luther
Max Planck
Max Weber
Mediterranean Sea
Meiji Restoration
Mekong Delta
Mexico City
Mid-Autumn Festival
Middle East
Middle Eastern
Ming dynasty
Miracle on the Han River
Mississippi River
Mongol Empire
Mount Everest
Mount Fuji
Mount Kilimanjaro
Mount Paektu
Mount Sinai
Mount Vesuvius
Mughal Empire
Nakdong River
Napoleonic Wars
Native American
Nazi Germany
Near East
New Deal
New Delhi
New England
New Guinea
New Hampshire
New Jersey
New Mexico
New Orleans
New South Wales
New Testament
New World
New Year
New York
New York City
New Zealand
Niagara Falls
Niger River
Nikola Tesla
North Africa
North America
North American
North Atlantic
North Carolina
North Chungcheong
North Chungcheong Province
North Dakota
North Gyeongsang
North Gyeongsang Province
North Jeolla
North Jeolla Province
North Korea
North Korean
North Macedonia
North Rhine-Westphalia
North Sea
Northeast Asia
Northern California
Northern Europe
Northern Hemisphere
Northern Ireland
Nuremberg Trials
October Revolution
Old Testament
Old World
Omar Khayyam
Opium War
Opium Wars
Orthodox Church
Oscar Wilde
Ottoman Empire
Pacific Islands
Pacific Northwest
Pacific Ocean
Panama Canal
Panama City
Papua New Guinea
Partition of India
Pearl Harbor
Persian Empire
Persian Gulf
Peter the Great
Phnom Penh
Prince Edward Island
Puerto Rican
Puerto Rico
Pyramids of Giza
Qin Shi Huang
Qin dynasty
Qing dynasty
Quebec City
Queen Seondeok
Queen Victoria
Quezon City
Rapa Nui
Red Sea
Republic of Ireland
Republic of Korea
Republic of the Congo
Rhode Island
Rift Valley
Rio Grande
Rio de Janeiro
Robert Koch
Rocky Mountains
Roman Catholic
Roman Empire
Roman Republic
Russian Federation
Russian Revolution
Russian ruble
Russo-Japanese War
Rust Belt
Rwandan genocide
Saemaul Undong
Saint Augustine
Saint Petersburg
Salt Lake City
San Diego
San Francisco
San Jose
San Marino
Saudi Arabia
Scientific Revolution
Sea of Japan
Second World War
Sejong City
Sejong the Great
September 11
Shin Saimdang
Siddhartha Gautama
Sierra Leone
Sierra Nevada
Silicon Valley
Silk Road
Simón Bolívar
Sino-Japanese War
Solar System
Solomon Islands
Song dynasty
South Africa
South African
South America
South American
South Asia
South Asian
South Carolina
South China Sea
South Chungcheong
South Chungcheong Province
South Dakota
South Gyeongsang
South Gyeongsang Province
South Jeolla
South Jeolla Province
South Korea
South Korean
South Sudan
Southeast Asia
Southeast Asian
Southern Africa
Southern California
Southern Cross
Southern Europe
Southern Hemisphere
Soviet Union
Spanish Civil War
Spanish flu
Sri Lanka
Sri Lankan
St. Lawrence River
St. Petersburg
Stone Age
Strait of Gibraltar
Strait of Hormuz
Strait of Malacca
Sub-Saharan Africa
Suez Canal
Sun Tzu
Sun Yat-sen
Sunshine Policy
Sustainable Development Goals
Swiss Alps
Swiss franc
São Paulo
Taiping Rebellion
Taiwan Strait
Taj Mahal
Tamil Nadu
Tang dynasty
Tao Te Ching
Tel Aviv
The Hague
Third Reich
Thirty Years' War
Thomas Aquinas
Thomas Edison
Thomas Jefferson
Three Kingdoms
Three Kingdoms period
Tiananmen Square
Tibetan Plateau
Tokugawa Ieyasu
Toyotomi Hideyoshi
Treaty of Versailles
Trinidad and Tobago
Tripitaka Koreana
Tumen River
US dollar
Unified Silla
United Arab Emirates
United Kingdom
United States
United States of America
Universal Declaration of Human Rights
Ural Mountains
Ursa Major
Ursa Minor
Uttar Pradesh
Van Gogh
Vatican City
Victor Hugo
Victoria Falls
Vietnam War
Virginia Woolf
Wall Street
Warring States
Washington D.C.
Washington, D.C.
Weimar Republic
West Africa
West Bank
West Bengal
West Coast
West Germany
West Indies
West Virginia
Western Australia
Western Europe
Western Hemisphere
Wright brothers
Yalu River
Yellow River
Yellow Sea
Yi Hwang
Yi I
Yi Sang
Yi Seong-gye
Yi Sun-sin
Yu Gwan-sun
Yuan dynasty
Yun Dong-ju
Zheng He
Zhu Xi
`;

/** Those of one word. */
export const placesWords = `
andean anglican anglo-saxon anseong antiquity apache apartheid aquarius arab aramaic argentine aristotle ashanti asia-pacific assyria
assyrian astana atacama auschwitz austria-hungary averroes avicenna aymara aztec babylon babylonian baha'i baku balhae bali bantu baroque
basque beethoven belgian berlin bermuda bethlehem bible boeun bombay bonghwa borneo boryeong boseong bosphorus brahmaputra brasilia buan
buddha buddhism bukhansan bundang burma burmese byzantine byzantium calcutta cancer capricorn cardiff cassiopeia catalan catholicism
caucasian celtic cervantes changnyeong charlemagne chechnya cheondogyo cheongdo cheongyang cheorwon chernobyl cherokee chilgok chongqing
chopin choson christ christchurch christianity cicero cleopatra cny colombo confucianism confucius congolese constantinople coptic cordoba
crusades cusco czechoslovakia d-day daedeok dakar dalseong damascus dangjin dangun danyang daoism darfur debussy denali descartes dickens
diwali doha donbas dongdaemun dongducheon donghae donghak dostoevsky dprk durkheim edwardian eid elizabethan erasmus esperanto etna
eumseong euphrates eur evangelical everest farsi flemish fuji fukushima gaelic galapagos gandhi ganghwa gangjin gapyeong gaya gaza gbp
gdansk geochang georgian geumsan gibraltar gijang gimje goa gobi gochang god goesan goethe goheung gojoseon gokseong goryeong goseong
gospel gothic greenwich guam guangdong guarani guinea-bissau gujarat gunpo gunwi guri gurye gutenberg gwacheon gwanak gwanghwamun
gwangmyeong gwangyang gyeongbokgung gyeongsan gyeryong habsburg haeundae hainan hajj hallyu haman hampyeong hamyang hanam hangeul hangzhou
hanukkah hapcheon harare harbin hausa havana hegel heian heidelberg hellenistic herodotus hindu hinduism hippocrates hiroshima hispanic
hitler hobbes hoengseong holi holocaust honam hongcheon hongdae hongseong honolulu honshu hutu hwacheon hwasun hyderabad icheon igbo ilsan
imsil inca indo-pacific indochina indus inje inuit iroquois islam islamabad islamic itaewon jain jainism jangheung jangseong jangsu
javanese jecheon jeongeup jeongseon jesus jeungpyeong jinan jincheon jindo jinhae jongno jpy judaism jurchen k2 kabul kalahari kaliningrad
kampala kansai kanto kashmir kazakh kerala kharkiv khartoum khmer kiev kigali kilauea kilimanjaro kinshasa kobe koguryo koran koryo
krakatoa krw kurdish laozi latina latino lavoisier lebanese leibniz lenin leningrad lhasa libra linnaeus lutheran lviv macau macedonia
machiavelli magellan maghreb mahabharata malthus manchu maori mapo mapuche marrakesh masan maurya mayan mecca medieval medina mena mencius
mendeleev mesoamerica mesopotamia methodist michelangelo midwest minsk monet montesquieu mormon mosul mozart muan mughal muhammad muju
mungyeong mussolini myeongdong nagasaki nahuatl namyangju nanjing napoleon nara navajo naypyidaw nazareth nazi neo-confucian
neo-confucianism nietzsche nordic norse oakland odessa okcheon ongjin orthodox osan osong ottoman pali pangyo panmunjom pashto pashtun
passover peruvian phoenician phuket pisces pittsburgh plato pocheon pompeii port-au-prince presbyterian pretoria protestantism prussia
ptolemy punjab punjabi pusan pyeongchang qin quechua qur'an quran rabat ramayana reformation rembrandt renminbi rhineland rhodes rhodesia
rockies romanov romanticism rousseau ruhr rumi sacheon sagittarius sakhalin samarkand samcheok sami sancheong sanskrit sarajevo scorpio
seine semitic seocheon seocho seogwipo seongju seosan serengeti sewol shakespeare shenyang shia shinto sichuan siheung sikh sikhism sinai
sinan sioux socrates somali songdo sophocles soviet sparta spinoza stalingrad stonehenge sufi sumatra sumer sumerian sunchang sunni
svalbard taean taebaek tagalog tagore tahiti talmud taoism taoist tashkent tatar taurus tbilisi tchaikovsky telugu thames thucydides
tiananmen tianjin tigris timbuktu timor-leste titanic tocqueville tokugawa tolstoy torah tripoli trotsky tsushima tudor tunis turkic
turkiye tutsi uae uiryeong uiseong uiwang ulaanbaatar ulju ulleungdo uluru umayyad upanishads urals usd ussr uyghur uzbek valletta vedas
vermeer viking vivaldi vladivostok volga voltaire wanju watergate wonhyo xhosa xi'an xinjiang yanbian yanggu yangju yangon yangpyeong
yangsan yangtze yangyang yecheon yeoju yeoncheon yeongam yeongcheon yeongdeok yeongdeungpo yeongdong yeonggwang yeongnam yeongwol
yeongyang yeouido yerevan yesan yiddish yogyakarta yokohama yongsan yoruba yosemite yugoslavia yunnan yuseong zaire zambezi zanzibar zen
zeus zhou zhuangzi zoroastrianism zulu
`;
