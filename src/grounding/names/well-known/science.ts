/** Terms, instruments and celestial bodies of several words, a name a line. */
export const sciencePhrases = `
Brief Pain Inventory
Canine Brief Pain Inventory
Shuttle Radar Topography Mission
AGREE II
APACHE II
Agrobacterium tumefaciens
Akkermansia muciniphila
Alpha Centauri
Andromeda Galaxy
Apollo 11
Arabidopsis thaliana
Bacillus anthracis
Bacillus subtilis
Bacillus thuringiensis
Barthel Index
Beck Depression Inventory
Big Bang
Big Five
Bronze Age
C. elegans
Caenorhabditis elegans
Candida albicans
Charlson Comorbidity Index
Clostridioides difficile
Clostridium difficile
Cold War
Crab Nebula
Declaration of Helsinki
Down syndrome
Drosophila melanogaster
E. coli
EORTC QLQ-C30
EU AI Act
East Sea
El Niño
Eli Lilly
Epworth Sleepiness Scale
Escherichia coli
Europa Clipper
Event Horizon Telescope
Falcon 9
Gen Z
Geriatric Depression Scale
Glasgow Coma Scale
H. pylori
HD 209458 b
Helicobacter pylori
Higgs boson
Hodgkin lymphoma
Homo erectus
Homo sapiens
ISO 14040
Industrial Revolution
Insomnia Severity Index
Iron Age
James Webb
James Webb Space Telescope
Johnson & Johnson
Kuiper Belt
Kyoto Protocol
La Niña
Lactobacillus plantarum
Landsat 8
Large Magellanic Cloud
Last Glacial Maximum
Listeria monocytogenes
Little Ice Age
Long COVID
Los Alamos
Lyme disease
Marfan syndrome
Maslach Burnout Inventory
Middle Ages
Milky Way
Mini-Mental State Examination
Monte Carlo
Montreal Cognitive Assessment
Montreal Protocol
Mus musculus
Mycobacterium tuberculosis
New Horizons
Novo Nordisk
Oak Ridge
Oort Cloud
Orion Nebula
Oryza sativa
PRISMA 2020
Paris Agreement
Parker Solar Probe
Perceived Stress Scale
Pittsburgh Sleep Quality Index
Plasmodium falciparum
Proxima Centauri
Proxima Centauri b
Pseudomonas aeruginosa
Ring of Fire
Rosenberg Self-Esteem Scale
S&P 500
S. aureus
S. cerevisiae
SN 1987A
Saccharomyces cerevisiae
Sagittarius A*
San Andreas Fault
Sgr A*
Six Sigma
Snowball Earth
Southern Ocean
Standard Model
Staphylococcus aureus
Streptococcus pneumoniae
Streptococcus pyogenes
Thermo Fisher
Tourette syndrome
Turner syndrome
Type I
Type II
Type Ia
Tyrannosaurus rex
Vibrio cholerae
Vitamin B12
Vitamin C
Vitamin D
Voyager 1
Voyager 2
Western blot
Western blotting
World Bank
World War I
World War II
Younger Dryas
`;

/** Those of one word: measures, methods, genes, missions. */
export const scienceWords = `
pedro uptodate dynamed lilacs 14c 5-ht a549 abs ace ace2 acetaminophen act acth ada addie adme ados ados-2 adp agn aha aki akt al2o3 ald alk als alt aml amoc
amoxicillin amp ampk amr amstar andromeda apec apgar apoe ar6 arabidopsis arb archaeopteryx archean ards arecibo art artemis asean
asperger aspergillus aspirin ast astrazeneca atlas atr au audit australopithecus austronesian aβ bacillus bacteroides bacteroidetes bai
balb/c bayer bbb bc bcaa bce bcg bci bcl2 bcr-abl bcs bdi-ii bdnf bec bennu bet betelgeuse bi-rads bifidobacterium biontech bnp bold borg
botox bpa bph braf brca1 brca2 brexit brics bsa bse c-14 c-ssrs c57bl/6 c60 ca1 ca2 cabg cacl2 caco-2 caco3 cage callisto cambrian camp
candida cao capm car-t carboniferous care cassini cbc cbcl cbt ccr5 ccs cd-risc cd19 cd20 cd3 cd34 cd4 cd8 cdc cdna ce cefr cenozoic
cepheid cepheids ceres cern cfcs cfd cftr cha2ds2-vasc child-pugh chip chip-seq chlamydia chlorella cho cites ckd clil cmb cme cml cmos
cms cmv cns cnts cnv coa cof cop21 cosmin cox-2 cp cpap cpg cpr crc crispr-cas9 crispr/cas9 crm csat csf ctla-4 curb-65 cuso4 cvd
cyanobacteria cyp2d6 cyp3a4 cyrillic dag danuri dapi das28 dass-21 dbs ddt dea dei dem denisovan denisovans desi devonian dft dha did dlqi
dls dmca dmd dmem dmf dmn dmso dmz dpph dram drg drosophila dsc dsdna dsge dsm-iv dvt dxa earth ebitda ebola ebv ec50 ecb echr ecm ecmo
ecmwf ecog ect eda eds edss edta egf ehr eht eis ema emdr emr emt enceladus enso enterobacteriaceae enterococcus epa epr equator erk erp
esa esbl esi esmo eso ets euclid europa euv exafs facs fad fao fast fbs fda fdi fdr fe2o3 fe3o4 fed fem fermilab fev1 ffq fft fgf fim
firmicutes fish fnirs foia foxp2 foxp3 frb ft-ir fta ftc fvc g20 g7 gaap gaas gaba ganymede gapdh gatt gbd gc gcm gerd germanic gfap gfr
gh ghg gi gina gleason gleevec glp-1 glut4 gmat gmp gold gondwana gpcr gram grb gre gsh gtp guillain-barre gw150914 gwas h&e h0 h1n1 h2o2
h2s h2so4 h5n1 hacat hads ham-a ham-d hartree-fock has-bled hayabusa2 hbv hcc hcg hcv hdac hdi hedgehog hek293 hek293t hela hepg2 her2
herceptin herschel hexaco hif-1α hiit hiragana hiv-1 hla hno3 homa-ir homo hox hpa hpv hrm hrtem hrv hsk hsp70 hst hsv htt hubble humira
huvec huygens hvac iaea iarc iau ibd ibs ibuprofen ic50 icecube ich icj icp-ms iea iep ifn-γ ifrs ige igf-1 ihc il-1 il-10 il-17 il-1β
il-6 ilo imf indo-european io ip ipa ipaq ipcc ipr ipsc ipscs ipss ir irb isi iss iter its iucn iupac jak jak-stat jak2 jaxa jlpt jpl juno
jupiter jurkat k-12 k2-18b kaist kanji kari katakana kd kepler ketamine kevlar keytruda ki-67 km kma kmno4 kosdaq kospi kpis kras kstar l1
l2 lactobacillus lamp lc-ms/ms lcd ld50 ldh legionella lgbtq lh lhc lhcb licoo2 lifepo4 lipitor lisa listeria lncrna lnp lps lsat lsst ltp
lumo lvef m31 m87 madrs maldi-tof mancova mapk mars mbe mbi mbsr mcat mcf-7 mci mda-mb-231 mdd mdr meg meld mems mercury mers mers-cov
mesolithic mesozoic metformin mfds mg2 mgo mhc mic miri mit mle mmp-9 mmpi mmpi-2 mmr moderna mof mofs moon mosfet mrsa msc mscs msg mtdna
mthfr mtor mtt mxene myc mycoplasma n400 na na2co3 nad nadh nafion nafld nafta nahco3 nand nasa nasdaq nato nccn ndc neanderthal
neanderthals neo neo-pi-r neogene neptune nf-κb nft ngo ngos ngs nhs nice nicu nih nihss nir nircam niriss nirs nirspec nk nmda nos notch
novartis np npv nrf2 nrs nsaid nsaids nsclc nsf nyha nylon ocd oct4 oda oecd ogtt oled oligocene omega-3 omicron opec ordovician orion osa
osiris-rex otc otu oumuamua ozempic p300 pah paleocene paleogene paleozoic panas panss paracetamol parp pasi paxlovid pbl pbs pcb pcl
pcl-5 pcos pcsk9 pd pd-1 pd-l1 pdca pdms pedsql peg penicillin penicillium pet-ct pfas pfc pfizer pfoa pfos phanerozoic phq-2 pi-rads pi3k
pik3ca pinyin pk pka pla pleiades plga pls-sem pluto pmma pms polaris pops ppp precambrian prisma-scr promis proteobacteria proterozoic
proto-indo-european prozac pseudomonas psqi pss pten ptfe pv pva pvc qcd qe qed qft qkd qsofa qtl quaternary raman raw264.7 rbc rcp rcp4.5
reach recist rf rhizobium ritalin rna-seq rnai roa roche rorschach rpe rrna rsm rsv rt-qpcr ryugu salmonella sanofi sapir-whorf sars-cov-2
saturn saxs scfa scorad scrna-seq sdg sdgs sdq sds-page sdt sec sentinel sers ses seti sf-12 sgrna sh-sy5y shigella si sic silurian
sino-tibetan sio2 sirius ska sla slac slavic sle smart sme smes sn1 sn2 snca snp snps snr sns sod1 sofa sofc sov sox2 spacex spect spo2
sprague-dawley sputnik sry ssp ssri ssris sst stanford-binet staphylococcus starship stat3 stemi sti stm str streptococcus streptomyces
subaru sun super-kamiokande susy svo swls t1d t2dm tam tamiflu taxol tb tbi tca tcr tdcs teflon tert tertiary tesol tevatron tga tgf-β th1
th17 th2 tidier tio2 tlc tlr4 tmprss2 tms tnf tnf-α tnm tof tp53 tpack tpb trappist-1 treg trips triton trl tsh tug tylenol u-pb ubi un
unclos unep unesco unfccc unhcr unicef updrs uranus usmca usmle utaut utc uti valium vancomycin vas vega vegf vegfr venus vero vesuvius
viagra vibrio virgo vla vlbi vlt vo2 vo2max vocs voyager vp vso wais-iv warfarin wbc wechsler wegovy wgs who whoqol whoqol-bref wimp
wisc-v wistar wmap wmo wnt womac wto wwf wwi wwii xai xanax xanes xps xrf y-bocs yap yellowstone zika zno zpd λcdm
`;
