/** Places and programs of several words that every reader knows, a name a line. */
const table = `
ABBYY FineReader
ACM Digital Library
Abu Dhabi
Addis Ababa
Adobe Acrobat
After Effects
Aleutian Islands
Alibaba Cloud
Amazon EC2
Amazon Mechanical Turk
Amazon S3
Andhra Pradesh
Android Studio
Angkor Wat
Ann Arbor
Antigua and Barbuda
Apache HTTP Server
Apache Superset
App Inventor
Apple Pay
Arabian Peninsula
Arabian Sea
Aral Sea
Austin, Texas
Baja California
Bandar Seri Begawan
Basque Country
Beautiful Soup
Bering Sea
Bering Strait
Berkeley, California
Bermuda Triangle
Black Sea
British Columbia
Cabo Verde
Canary Islands
Cape Canaveral
Cape Town
Cape Verde
Cape of Good Hope
Caspian Sea
Central African Republic
Central America
Central Asia
Chiang Mai
Cinema 4D
Clustal Omega
Comprehensive Meta-Analysis
Connected Papers
Coral Sea
Costa Rica
Czech Republic
Côte d'Ivoire
Da Nang
DaVinci Resolve
Dallas, Texas
Dar es Salaam
Dead Sea
Democratic Republic of the Congo
Dominican Republic
Eiffel Tower
El Salvador
English Channel
Equatorial Guinea
Falkland Islands
Faroe Islands
Final Cut Pro
Forbidden City
Fusion 360
Galápagos Islands
Gaza Strip
GitHub Actions
Golan Heights
Gold Coast
Golden Gate Bridge
Google Analytics
Google Books
Google Classroom
Google Cloud
Google Earth
Google Earth Engine
Google Keep
Google Maps
Google Meet
Google Ngram Viewer
Google Patents
Google Translate
Google Trends
Google Workspace
Grand Canyon
GraphPad Prism
Great Barrier Reef
Great Britain
Great Lakes
Great Rift Valley
Great Wall of China
Gulf Stream
Gulf of Mexico
Han River
Hemingway Editor
Ho Chi Minh City
Hoi An
Hong Kong
Horn of Africa
Houston, Texas
Hudson River
IEEE Xplore
Iberian Peninsula
Iguazu Falls
Imjin River
Indian Ocean
Indian subcontinent
Inner Mongolia
Internet Archive
Ivory Coast
Johor Bahru
Jordan River
KH Coder
Kali Linux
Khan Academy
Korea Strait
Korean Peninsula
Kota Kinabalu
La Paz
Label Studio
Lake Baikal
Lake Chad
Lake Erie
Lake Huron
Lake Superior
Lake Tanganyika
Lake Titicaca
Lake Victoria
Las Vegas
Let's Encrypt
LibreOffice Calc
Loch Ness
Long Island
Los Angeles
Lower Saxony
Luang Prabang
Machu Picchu
Madhya Pradesh
Mariana Trench
Marshall Islands
Microsoft 365
Microsoft Excel
Microsoft SQL Server
Microsoft Teams
Microsoft To Do
Microsoft Word
Mont Blanc
Mont Saint-Michel
Mount Etna
Mount Everest
Mount Fuji
Mount Paektu
Naver Cloud
Naver Form
Naver Map
Naver Pay
Naver Works
New Brunswick
New Caledonia
Nha Trang
Niagara Falls
Nordic countries
North Carolina
North Dakota
North Macedonia
North Rhine-Westphalia
Northeast Asia
Northern Ireland
Northern Territory
Nova Scotia
OBS Studio
ONNX Runtime
PROCESS macro
Palo Alto
Panama Canal
Pearl Harbor
Persian Gulf
Phnom Penh
Phu Quoc
Polaris Office
Port Louis
Port Moresby
Port Vila
Port of Spain
Power BI
Prince Edward Island
Project Gutenberg
Protocol Buffers
Puerto Rico
PyTorch Lightning
QDA Miner
Quezon City
R Markdown
Raspberry Pi
React Native
Red Hat Enterprise Linux
Red Sea
Republic of Ireland
Rio Grande
Rio de Janeiro
Rocky Mountains
Saint Kitts and Nevis
Saint Lucia
Saint Petersburg
Saint Vincent and the Grenadines
Salt Lake City
Samsung Pay
San Antonio
San Diego
San Francisco
San Jose
San José
San Marino
San Salvador
Santa Fe
Santo Domingo
Sao Paulo
Semantic Scholar
Seongsan Ilchulbong
Siem Reap
Sierra Leone
Sierra Nevada
Sketch Engine
Solomon Islands
South Carolina
South Dakota
Southeast Asia
Soviet Union
Spring Boot
Sri Lanka
St. Louis
Stack Exchange
Stack Overflow
Strait of Gibraltar
Strait of Hormuz
Strait of Malacca
Sub-Saharan Africa
Sublime Text
Suez Canal
São Tomé and Príncipe
Tailwind CSS
Taiwan Strait
Taj Mahal
Tamil Nadu
TeX Live
Tel Aviv
The Hague
Tiananmen Square
Unreal Engine
Ural Mountains
Uttar Pradesh
VGG Image Annotator
Victoria Falls
Visual Basic
Visual Studio
Visual Studio Code
Voyant Tools
Wall Street
Washington D.C.
Washington, D.C.
Wayback Machine
Weights & Biases
West Bank
West Indies
West Virginia
Wikimedia Commons
Wiley Online Library
WordSmith Tools
Yellow River
Yellow Sea
`;

/** By their first word, the longest first. */
export const wellKnownNames: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  table
    .trim()
    .split("\n")
    .sort((a, b) => b.length - a.length),
  (name) => name.split(" ")[0] ?? "",
);
