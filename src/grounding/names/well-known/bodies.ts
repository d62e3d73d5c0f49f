/** Universities, offices, companies and other bodies of several words, a name a line. */
export const bodiesPhrases = `
ABC News
ASTM International
Aarhus University
Academia Sinica
Academy of Korean Studies
Académie des Sciences
Addis Ababa University
African Development Bank
African National Congress
African Union
Agence France-Presse
Agency for Defense Development
Air France
Ajou University
Al Jazeera
Al-Azhar University
Alan Turing Institute
Alexander von Humboldt Foundation
Alfred P. Sloan Foundation
Alfred Wegener Institute
All India Institute of Medical Sciences
Allen Institute for Artificial Intelligence
American Academy of Arts and Sciences
American Association for the Advancement of Science
American Cancer Society
American Chemical Society
American Diabetes Association
American Economic Association
American Educational Research Association
American Enterprise Institute
American Geophysical Union
American Heart Association
American Mathematical Society
American Medical Association
American Meteorological Society
American Museum of Natural History
American Physical Society
American Psychiatric Association
American Psychological Association
American Society of Civil Engineers
American Society of Mechanical Engineers
American Sociological Association
American Statistical Association
American University in Cairo
American University of Beirut
Amnesty International
Annual Reviews
Anti-Corruption and Civil Rights Commission
Apache Software Foundation
Arab League
Arctic Council
Argonne National Laboratory
Arirang TV
Arizona State University
Art Institute of Chicago
Asahi Shimbun
Asan Institute for Policy Studies
Asan Medical Center
Asian Development Bank
Asian Games
Asian Infrastructure Investment Bank
Asiana Airlines
Associated Press
Association for Computing Machinery
Ateneo de Manila University
Australian Bureau of Statistics
Australian National University
BNP Paribas
Bank for International Settlements
Bank of America
Bank of Canada
Bank of China
Bank of England
Bank of Japan
Bank of Korea
Beijing Olympics
Bell Labs
Berkeley Lab
Berkshire Hathaway
Bibliothèque nationale de France
Bill & Melinda Gates Foundation
Black Lives Matter
Blue House
Board of Audit and Inspection
Bocconi University
Boehringer Ingelheim
Boston Consulting Group
Boston University
Boy Scouts
Boğaziçi University
Bristol Myers Squibb
Bristol-Myers Squibb
British Academy
British Airways
British Antarctic Survey
British Council
British Heart Foundation
British Library
British Museum
Broad Institute
Brookhaven National Laboratory
Brookings Institution
Brown University
Bulletin of the Atomic Scientists
Bureau of Labor Statistics
Burger King
Busan International Film Festival
CJ CheilJedang
CJ ENM
CJ Group
Cairo University
California Institute of Technology
Cambridge University
Cancer Research UK
Carnegie Endowment for International Peace
Carnegie Mellon
Carnegie Mellon University
Cathay Pacific
Catholic University of Korea
Cato Institute
Cavendish Laboratory
Census Bureau
Center for Strategic and International Studies
Centers for Disease Control and Prevention
Central European University
Centre Pompidou
Centre for Economic Policy Research
Chalmers University of Technology
Champions League
Charles University
Chatham House
Chinese Academy of Sciences
Chinese Academy of Social Sciences
Chinese Communist Party
Chinese University of Hong Kong
Chonbuk National University
Chonnam National University
Chosun University
Chulalongkorn University
Chung-Ang University
Chungbuk National University
Chungnam National University
City University of Hong Kong
Cleveland Clinic
Club of Rome
Cold Spring Harbor Laboratory
Collège de France
Columbia University
Committee on Publication Ethics
Commonwealth Games
Commonwealth of Nations
Communist Party of China
Complutense University of Madrid
Confucius Institute
Congressional Budget Office
Congressional Research Service
Constitutional Court
Constitutional Court of Korea
Consumer Financial Protection Bureau
Cornell University
Council of Europe
Council of the European Union
Council on Foreign Relations
Cultural Heritage Administration
Daegu Gyeongbuk Institute of Science and Technology
Daegu University
Daewoo Shipbuilding & Marine Engineering
Dana-Farber Cancer Institute
Danggeun Market
Dankook University
Dartmouth College
De Gruyter
De La Salle University
Defense Acquisition Program Administration
Delft University of Technology
Democratic Party
Democratic Party of Korea
Department of Defense
Department of Education
Department of Energy
Department of Health and Human Services
Department of Homeland Security
Department of Justice
Department of Labor
Department of State
Der Spiegel
Deutsche Bank
Deutsche Bundesbank
Deutsche Forschungsgemeinschaft
Deutsche Welle
Die Zeit
Doctors Without Borders
Dong-A University
Dongguk University
Dow Chemical
Downing Street
Duke University
Durham University
Dutch East India Company
ETH Zurich
East India Company
Eindhoven University of Technology
El País
Electronic Arts
Electronics and Telecommunications Research Institute
Encyclopaedia Britannica
Energy Information Administration
Environment Canada
Environmental Protection Agency
Ernst & Young
European Central Bank
European Centre for Disease Prevention and Control
European Centre for Medium-Range Weather Forecasts
European Coal and Steel Community
European Commission
European Council
European Court of Human Rights
European Court of Justice
European Economic Community
European Environment Agency
European Food Safety Authority
European Medicines Agency
European Molecular Biology Laboratory
European Parliament
European Patent Office
European Research Council
European Southern Observatory
European Space Agency
European Union
European University Institute
Ewha Womans University
Export-Import Bank of Korea
Eötvös Loránd University
FIFA World Cup
Fannie Mae
Federal Aviation Administration
Federal Communications Commission
Federal Reserve
Federal Trade Commission
Federation of Korean Industries
Fermi National Accelerator Laboratory
Financial Action Task Force
Financial Services Commission
Financial Stability Board
Financial Supervisory Service
Food and Agriculture Organization
Food and Drug Administration
Ford Foundation
Ford Motor Company
Forest Stewardship Council
Formula 1
Formula One
Fox News
Francis Crick Institute
Fraunhofer Institute
Fraunhofer Society
Free University of Berlin
Freedom House
French Open
Friends of the Earth
Fudan University
GS Caltex
GS Group
Gachon University
Gadjah Mada University
Gates Foundation
General Electric
General Motors
George Washington University
Georgetown University
Georgia Institute of Technology
Georgia Tech
German Aerospace Center
German Research Foundation
Ghent University
Global Fund
Goddard Space Flight Center
Goldman Sachs
Government Accountability Office
Grameen Bank
Guggenheim Museum
Gulf Cooperation Council
Gwangju Institute of Science and Technology
Gyeongsang National University
Hallym University
Hana Bank
Handong Global University
Hankook Tire
Hankuk University of Foreign Studies
Hanmi Pharmaceutical
Hanwha Aerospace
Hanwha Ocean
Hanyang University
Harbin Institute of Technology
Harvard Business School
Harvard Law School
Harvard Medical School
Harvard University
Health Canada
Health Insurance Review and Assessment Service
Hebrew University
Hebrew University of Jerusalem
Heidelberg University
Helmholtz Association
Heritage Foundation
Hokkaido University
Holocaust Memorial Museum
Holy See
Hong Kong Polytechnic University
Hong Kong University of Science and Technology
Hongik University
Hoover Institution
House of Commons
House of Lords
House of Representatives
Howard Hughes Medical Institute
Human Resources Development Service of Korea
Human Rights Watch
Humboldt University
Hyundai Heavy Industries
Hyundai Mobis
Hyundai Motor
Hyundai Motor Company
Hyundai Motor Group
Hyundai Steel
IIT Bombay
IIT Delhi
IIT Kanpur
IIT Kharagpur
IIT Madras
IOP Publishing
Idaho National Laboratory
Imperial College
Imperial College London
Incheon International Airport
Incheon International Airport Corporation
Incheon National University
Indian Institute of Management
Indian Institute of Science
Indian Institute of Technology
Indian Institutes of Technology
Indiana University
Industrial Bank of Korea
Inha University
Institut Pasteur
Institute for Advanced Study
Institute for Basic Science
Institute for Health Metrics and Evaluation
Institute of Electrical and Electronics Engineers
Institute of Physics
Institute of Science Tokyo
Intergovernmental Panel on Climate Change
Internal Revenue Service
International Agency for Research on Cancer
International Astronomical Union
International Atomic Energy Agency
International Committee of the Red Cross
International Court of Justice
International Criminal Court
International Energy Agency
International Food Policy Research Institute
International Labour Organization
International Monetary Fund
International Olympic Committee
International Organization for Migration
International Organization for Standardization
International Renewable Energy Agency
International Rice Research Institute
International Space Station
International Union for Conservation of Nature
International Union of Pure and Applied Chemistry
International Vaccine Institute
International Whaling Commission
Islamic State
Istanbul University
J.P. Morgan
JPMorgan Chase
JYP Entertainment
Jagiellonian University
Japan Meteorological Agency
Japan Science and Technology Agency
Japan Society for the Promotion of Science
Jawaharlal Nehru University
Jeju Air
Jeju National University
Jeonbuk National University
Jet Propulsion Laboratory
Johns Hopkins
Johns Hopkins Hospital
Johns Hopkins University
Juilliard School
K League
KB Financial Group
KBO League
KDI School of Public Policy and Management
KT Corporation
KTH Royal Institute of Technology
KU Leuven
Kangwon National University
Karlsruhe Institute of Technology
Karolinska Institute
Karolinska Institutet
Keimyung University
Keio University
Kennedy Space Center
Kew Gardens
Khmer Rouge
Kia Motors
King Abdullah University of Science and Technology
Kongju National University
Konkuk University
Kookmin Bank
Kookmin University
Korea Advanced Institute of Science and Technology
Korea AeroSpace Administration
Korea Aerospace Industries
Korea Aerospace Research Institute
Korea Astronomy and Space Science Institute
Korea Atomic Energy Research Institute
Korea Basic Science Institute
Korea Chamber of Commerce and Industry
Korea Coast Guard
Korea Communications Commission
Korea Consumer Agency
Korea Creative Content Agency
Korea Customs Service
Korea Development Bank
Korea Development Institute
Korea Disease Control and Prevention Agency
Korea Electric Power Corporation
Korea Electronics Technology Institute
Korea Energy Agency
Korea Energy Economics Institute
Korea Environment Institute
Korea Exchange
Korea Expressway Corporation
Korea Fair Trade Commission
Korea Food Research Institute
Korea Forest Service
Korea Gas Corporation
Korea Health Industry Development Institute
Korea Heritage Service
Korea Hydro & Nuclear Power
Korea Institute for Advanced Study
Korea Institute for Curriculum and Evaluation
Korea Institute for Health and Social Affairs
Korea Institute for Industrial Economics and Trade
Korea Institute for International Economic Policy
Korea Institute for National Unification
Korea Institute of Energy Research
Korea Institute of Energy Technology
Korea Institute of Fusion Energy
Korea Institute of Geoscience and Mineral Resources
Korea Institute of Machinery and Materials
Korea Institute of Nuclear Safety
Korea Institute of Ocean Science and Technology
Korea Institute of Oriental Medicine
Korea Institute of S&T Evaluation and Planning
Korea Institute of Science and Technology
Korea Institute of Science and Technology Information
Korea International Cooperation Agency
Korea International Trade Association
Korea Internet & Security Agency
Korea Labor Institute
Korea Land and Housing Corporation
Korea Meteorological Administration
Korea National Oil Corporation
Korea National Open University
Korea National University of Arts
Korea Occupational Safety and Health Agency
Korea Polar Research Institute
Korea Railroad Corporation
Korea Research Institute for Human Settlements
Korea Research Institute of Bioscience and Biotechnology
Korea Research Institute of Chemical Technology
Korea Research Institute of Standards and Science
Korea Rural Economic Institute
Korea Tourism Organization
Korea Trade-Investment Promotion Agency
Korea University
Korea Water Resources Corporation
Korea Zinc
Korean Academy of Science and Technology
Korean Air
Korean Baseball Organization
Korean Confederation of Trade Unions
Korean Educational Development Institute
Korean Film Council
Korean Intellectual Property Office
Korean Medical Association
Korean National Police Agency
Korean Red Cross
Kraft Heinz
Ku Klux Klan
Kumho Tire
Kwangwoon University
Kyodo News
Kyoto University
Kyung Hee University
Kyungpook National University
Kyushu University
LG Chem
LG Display
LG Electronics
LG Energy Solution
LG Uplus
LMU Munich
La Liga
Large Hadron Collider
Lawrence Berkeley National Laboratory
Lawrence Livermore National Laboratory
Le Monde
League of Nations
Leeum Museum of Art
Lehman Brothers
Leiden University
Library of Alexandria
Ligue 1
Lincoln Laboratory
Linux Foundation
Liverpool School of Tropical Medicine
Lockheed Martin
Lomonosov Moscow State University
London Business School
London School of Economics
London School of Hygiene & Tropical Medicine
London School of Hygiene and Tropical Medicine
Los Alamos National Laboratory
Lotte Chemical
Lotte World
Louis Vuitton
Ludwig Maximilian University of Munich
Lund University
MD Anderson Cancer Center
MIT Press
MIT Technology Review
MacArthur Foundation
Major League Baseball
Makerere University
Marine Corps
Massachusetts General Hospital
Massachusetts Institute of Technology
Max Planck Institute
Max Planck Society
Mayo Clinic
McGill University
McKinsey & Company
McMaster University
Medical Research Council
Memorial Sloan Kettering Cancer Center
Met Office
Metropolitan Museum of Art
Michigan State University
Microsoft Research
Middle East Technical University
Ministry of Agriculture
Ministry of Agriculture, Food and Rural Affairs
Ministry of Commerce
Ministry of Culture, Sports and Tourism
Ministry of Defence
Ministry of Defense
Ministry of Economy and Finance
Ministry of Education
Ministry of Employment and Labor
Ministry of Environment
Ministry of Finance
Ministry of Food and Drug Safety
Ministry of Foreign Affairs
Ministry of Gender Equality and Family
Ministry of Health
Ministry of Health and Welfare
Ministry of Justice
Ministry of Labour
Ministry of Land, Infrastructure and Transport
Ministry of National Defense
Ministry of Oceans and Fisheries
Ministry of Patriots and Veterans Affairs
Ministry of SMEs and Startups
Ministry of Science and ICT
Ministry of Trade, Industry and Energy
Ministry of Unification
Ministry of the Interior
Ministry of the Interior and Safety
Mirae Asset
Mitsubishi Heavy Industries
Modern Language Association
Monash University
Morgan Stanley
Moscow State University
Museum of Fine Arts, Boston
Museum of Modern Art
Musée d'Orsay
Myongji University
Médecins Sans Frontières
Nagoya University
Nanjing University
Nanyang Technological University
National Academies
National Academy of Medicine
National Academy of Sciences
National Air and Space Museum
National Archives
National Assembly
National Assembly Library
National Assembly Research Service
National Autonomous University of Mexico
National Bureau of Economic Research
National Cancer Center
National Cancer Institute
National Center for Atmospheric Research
National Center for Biotechnology Information
National Center for Education Statistics
National Center for Health Statistics
National Election Commission
National Folk Museum of Korea
National Gallery
National Geographic
National Geographic Society
National Health Insurance Service
National Health Service
National Human Rights Commission of Korea
National Hurricane Center
National Ignition Facility
National Information Society Agency
National Institute for Health and Care Excellence
National Institute of Environmental Research
National Institute of Korean History
National Institute of Korean Language
National Institute of Mental Health
National Institute of Standards and Technology
National Institutes of Health
National Intelligence Service
National Library of Korea
National Library of Medicine
National Museum of Korea
National Museum of Modern and Contemporary Art
National Museum of Natural History
National Natural Science Foundation of China
National Oceanic and Atmospheric Administration
National Palace Museum
National Palace Museum of Korea
National Park Service
National Pension Service
National Physical Laboratory
National Renewable Energy Laboratory
National Research Council
National Research Foundation of Korea
National Science Foundation
National Security Agency
National Taiwan University
National Tax Service
National University of Colombia
National University of San Marcos
National University of Singapore
National Weather Service
Natural History Museum
Nazi Party
New Scientist
New York Public Library
New York Stock Exchange
New York University
Nippon Steel
Nobel Foundation
Nobel Prize
Northeastern University
Northwestern University
Norwegian Nobel Committee
Norwegian University of Science and Technology
Notre Dame
Nuclear Regulatory Commission
Oak Ridge National Laboratory
Office for National Statistics
Ohio State University
Okinawa Institute of Science and Technology
Olive Young
Olympic Games
Open University
Organisation for Economic Co-operation and Development
Organisation of Islamic Cooperation
Organization of American States
Osaka University
Oxford English Dictionary
Oxford University
POSCO Holdings
Pacific Northwest National Laboratory
Palace Museum
Palgrave Macmillan
Pan American Health Organization
Paris Baguette
Paris-Saclay University
Pasteur Institute
Peace Corps
Peking University
Penguin Books
Penguin Random House
Penn State
Pennsylvania State University
People Power Party
Perimeter Institute
Personal Information Protection Commission
Peterson Institute for International Economics
Pew Research Center
Pohang Accelerator Laboratory
Pohang University of Science and Technology
Politecnico di Milano
Pompeu Fabra University
Pontifical Catholic University of Chile
Potsdam Institute for Climate Impact Research
Premier League
Princeton University
Procter & Gamble
Pukyong National University
Purdue University
Pusan National University
PyeongChang Olympics
RAND Corporation
RWTH Aachen
RWTH Aachen University
Red Army
Red Cross
Renmin University
Renmin University of China
Republican Party
Reserve Bank of Australia
Reserve Bank of India
Rice University
Rio Tinto
Robert Koch Institute
Rockefeller Foundation
Rockefeller University
Rotary International
Royal Astronomical Society
Royal Botanic Gardens, Kew
Royal Dutch Shell
Royal Society
Royal Society of Chemistry
Royal Statistical Society
Royal Swedish Academy of Sciences
Rural Development Administration
Russian Academy of Sciences
Rutgers University
Rutherford Appleton Laboratory
SK Biopharmaceuticals
SK Bioscience
SK Group
SK Hynix
SK Innovation
SK hynix
SLAC National Accelerator Laboratory
SM Entertainment
SOAS University of London
Salk Institute
Salvation Army
Samsung Biologics
Samsung Display
Samsung Electronics
Samsung Heavy Industries
Samsung Medical Center
Samsung SDI
Samsung SDS
Samyang Foods
Sandia National Laboratories
Santa Fe Institute
Sapienza University of Rome
Saudi Aramco
Save the Children
Science Museum
Science and Technology Policy Institute
Sciences Po
Scientific American
Scotland Yard
Scripps Institution of Oceanography
Scripps Research
Scuola Normale Superiore
Securities and Exchange Commission
Security Council
Sejong University
Seoul Institute
Seoul Metro
Seoul Metropolitan Government
Seoul National University
Seoul National University Hospital
Seoul National University of Science and Technology
Seoul Olympics
Serie A
Severance Hospital
Shanghai Jiao Tong University
Shinhan Bank
Sierra Club
Silicon Valley Bank
Simon & Schuster
Simon Fraser University
Singapore Airlines
Smithsonian Institution
Sogang University
Soongsil University
Sorbonne University
Square Kilometre Array
Standard & Poor's
Standard Oil
Stanford University
State Department
Statistics Canada
Statistics Korea
Stellenbosch University
Stockholm International Peace Research Institute
Stockholm University
Summer Olympics
Sun Yat-sen University
Sunchon National University
Sungkyunkwan University
Super Bowl
Supreme Court
Supreme Court of Korea
Supreme Court of the United States
Süddeutsche Zeitung
TU Delft
TV Chosun
Taras Shevchenko National University of Kyiv
Tata Group
Tata Institute of Fundamental Research
Tate Modern
Technical University of Denmark
Technical University of Munich
Tecnológico de Monterrey
Tel Aviv University
Texas A&M
Texas A&M University
The Nature Conservancy
The New Yorker
Thermo Fisher Scientific
Thomson Reuters
Tohoku University
Tokyo Electric Power Company
Tokyo Institute of Technology
Tokyo National Museum
Tokyo Olympics
Tour de France
Transparency International
Trinity College Dublin
Tsinghua University
Tufts University
Tulane University
U.S. Air Force
U.S. Army
U.S. Census Bureau
U.S. Congress
U.S. Department of Agriculture
U.S. Department of Defense
U.S. Department of Education
U.S. Department of Energy
U.S. Department of Labor
U.S. Department of State
U.S. Geological Survey
U.S. Navy
U.S. Patent and Trademark Office
U.S. Supreme Court
UC Berkeley
UC Davis
UC Irvine
UC San Diego
UC Santa Barbara
UEFA Champions League
UK Health Security Agency
UK Research and Innovation
UN General Assembly
UN Security Council
UN Women
UNSW Sydney
US Census Bureau
US Congress
US Department of Agriculture
US Geological Survey
US Open
US Patent and Trademark Office
US Supreme Court
USA Today
Uffizi Gallery
Ulsan National Institute of Science and Technology
United Nations
United Nations Development Programme
United Nations Environment Programme
United Nations Framework Convention on Climate Change
United Nations General Assembly
United Nations University
United States Patent and Trademark Office
University College Dublin
University College London
University of Alberta
University of Amsterdam
University of Arizona
University of Auckland
University of Barcelona
University of Basel
University of Bern
University of Birmingham
University of Bologna
University of Bonn
University of Bristol
University of British Columbia
University of Buenos Aires
University of Calcutta
University of California
University of California Press
University of California, Berkeley
University of California, Los Angeles
University of California, San Diego
University of California, San Francisco
University of Cambridge
University of Campinas
University of Cape Town
University of Chicago
University of Chicago Press
University of Chile
University of Coimbra
University of Colorado Boulder
University of Copenhagen
University of Delhi
University of Dhaka
University of Edinburgh
University of Florida
University of Geneva
University of Glasgow
University of Göttingen
University of Hawaii
University of Helsinki
University of Hong Kong
University of Ibadan
University of Iceland
University of Illinois Urbana-Champaign
University of Indonesia
University of Lagos
University of Lausanne
University of Leeds
University of Lisbon
University of London
University of Malaya
University of Manchester
University of Maryland
University of Melbourne
University of Michigan
University of Milan
University of Minnesota
University of Nairobi
University of New South Wales
University of North Carolina at Chapel Hill
University of Notre Dame
University of Oslo
University of Oxford
University of Padua
University of Pennsylvania
University of Pittsburgh
University of Queensland
University of Salamanca
University of Science and Technology of China
University of Seoul
University of Southampton
University of Southern California
University of St Andrews
University of Sydney
University of São Paulo
University of Tartu
University of Tehran
University of Texas at Austin
University of Tokyo
University of Toronto
University of Tsukuba
University of Tübingen
University of Ulsan
University of Vienna
University of Virginia
University of Warsaw
University of Warwick
University of Washington
University of Waterloo
University of Wisconsin-Madison
University of Wisconsin–Madison
University of Zurich
University of the Philippines
Université Paris-Saclay
Uppsala University
Utrecht University
Vanderbilt University
Victoria University of Wellington
Victoria and Albert Museum
Vietnam National University
Virginia Tech
Voice of America
Wageningen University
Wageningen University & Research
Walt Disney Company
War Memorial of Korea
Warsaw Pact
Waseda University
Washington University in St. Louis
Weizmann Institute
Weizmann Institute of Science
Wellcome Sanger Institute
Wellcome Trust
Wellesley College
Wharton School
White House
Wikimedia Foundation
Williams College
Winter Olympics
Wonkwang University
Woods Hole Oceanographic Institution
Woori Bank
Workers' Party of Korea
World Anti-Doping Agency
World Athletics
World Bank Group
World Cup
World Economic Forum
World Food Programme
World Health Organization
World Intellectual Property Organization
World Meteorological Organization
World Organisation for Animal Health
World Resources Institute
World Series
World Trade Organization
World Wide Web Consortium
World Wildlife Fund
Wuhan Institute of Virology
Wuhan University
YG Entertainment
Yale University
Yeungnam University
Yomiuri Shimbun
Yonhap News Agency
Yonsei University
Zhejiang University
École Normale Supérieure
École Polytechnique
`;

/** Those of one word. */
export const bodiesWords = `
23andme 3m 7-eleven aaas abbvie accenture acer aclu acm acs adidas adobe afp agu airbus aist al-qaeda allianz amorepacific ap apple aramco
arcelormittal asme asml asus at&t audi axa basf bbc bhp blackberry blackrock bls bmw boeing britannica broadcom brookings bundesbank
bundesliga bundestag byd bytedance caltech cambridge carrefour caterpillar catl cbs celltrion cgiar chanel chevron cia cisco citigroup
clarivate cnes cnrs coca-cola congress cornell costco csiro daewoo darpa deloitte desy dfg dgist dhl dior dlr doe doosan dupont e-mart
ecdc ecopro ecowas efsa eia embl embrapa enron epfl epsrc erc ericsson espn etri europol everland exxon exxonmobil ey faa fairtrade fbi
fcc fdic fedex fema ferrari fifa fiocruz foxconn fujitsu fulbright g8 gavi gazprom ge genentech gist giz glaxosmithkline gm goodyear
greenpeace gs25 gsk gucci h&m hamas hanjin hankyoreh hanwha harvard hermitage hewlett-packard hezbollah hhmi hhs hitachi hitejinro hkust
honda hp hsbc huawei hybe hyosung hyundai ibm icann icao ifad ihme ikea imo infineon innisfree inrae inria insead insee inserm interpol
ioc ipbes ipsos irena irri irs isis isro jica jpmorgan jsps jst jtbc k-water kaeri kasi kaust kbs kdca kdi kepco kfc kgb kia kias kiep
kier kigam kihasa kimm kiost kist kistep klm knesset kodak kogas koica kolon korail kotra kpmg krafton kremlin kribb krict kriss kt&g
kyujanggak lenovo lg lotte louvre lpga lse lufthansa lvmh lyft mastercard mazda mbc mcdonald mcgill mckinsey medicaid medicare mercedes
mercedes-benz mercosur meta meti mext mhra micron microsoft mitsubishi mlb moma monsanto moody mossad mozilla mrc naacp nba nbc ncaa ncar
nci ncsoft nec nestle netmarble nfl nhk nhl niaid nike nikkei nimh nintendo nissan nokia nonghyup nongshim npr nrel nsa nsfc ntnu ntt nxp
nyse nyu ohmynews osha ottogi oxfam oxford p&g paho pal-xfel palantir panasonic paralympics parliament pentagon pepsi pepsico peta
petrobras pga philips pixar porsche posco postech prada prado pravda princeton pulmuone pwc rand raytheon renault reuters rijksmuseum
riken riksbank rolex rosatom rsc s-oil samsung sbs seegene sega senate shell shinsegae siam siemens sipri smithsonian snu soas softbank
sony sorbonne stanford starbucks t-mobile takeda taliban tate technion tencent tepco theranos toshiba totalenergies toyota triumf tsmc ubs
ucl ucla uclouvain ucsf uefa uffizi ukri unaids unam unctad undp unfpa unido unilever uniqlo unist unodc unrwa ups usaid usda usenix
verizon vestas visa vodafone volkswagen volvo wada wellcome wfp wikimedia wimbledon wnba xerox xiaomi xinhua yale ymca yonhap ytn yuhan
zara zte ørsted
`;
