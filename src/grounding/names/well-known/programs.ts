/** Programs, models, data and devices of several words that people work with, a name a line. */
export const programsPhrases = `
ABBYY FineReader
ACL Anthology
ACM Digital Library
AG News
AI Hub
AMD EPYC
AMD Ryzen
AMSTAR 2
APA Style
AWS Fargate
AWS Glue
AWS IAM
AWS Lambda
AWS Step Functions
Ableton Live
Active Directory
Adobe Acrobat
Adobe Creative Cloud
Adobe Firefly
Adobe Illustrator
Adobe InDesign
Adobe Photoshop
Adobe Premiere Pro
Adobe XD
After Effects
Agisoft Metashape
AhnLab V3
Alibaba Cloud
All of Us
Allen Brain Atlas
AlphaFold 3
Alpine Linux
Altium Designer
Amazon API Gateway
Amazon Alexa
Amazon Athena
Amazon Aurora
Amazon Bedrock
Amazon CloudFront
Amazon CloudWatch
Amazon EC2
Amazon ECS
Amazon EKS
Amazon EMR
Amazon Echo
Amazon Kinesis
Amazon Mechanical Turk
Amazon Prime Video
Amazon RDS
Amazon Redshift
Amazon Rekognition
Amazon Route 53
Amazon S3
Amazon SNS
Amazon SQS
Amazon SageMaker
Amazon Textract
Amazon Transcribe
Amazon Web Services
Android Studio
Ann Arbor
Ansys Fluent
Antigua and Barbuda
Apache Airflow
Apache Ant
Apache Arrow
Apache Avro
Apache Beam
Apache Cassandra
Apache Flink
Apache HTTP Server
Apache Hadoop
Apache Hive
Apache Iceberg
Apache JMeter
Apache Jena
Apache Kafka
Apache License
Apache Maven
Apache NiFi
Apache Pulsar
Apache Solr
Apache Spark
Apache Superset
Apache Thrift
Apache Tomcat
App Inventor
App Store
Apple Music
Apple Pay
Apple Silicon
Apple Vision Pro
Apple Watch
ArcGIS Online
ArcGIS Pro
Arch Linux
Arduino Mega
Arduino Nano
Arduino Uno
Argo CD
Articulate Storyline
Aspen HYSYS
Aspen Plus
AutoDock Vina
Azure Active Directory
Azure Blob Storage
Azure Cosmos DB
Azure DevOps
Azure Functions
Azure Kinect
Azure Machine Learning
Azure OpenAI Service
Bandar Seri Begawan
Beautiful Soup
Bermuda Triangle
Bing Maps
Bluetooth Low Energy
Boston Dynamics
Bowtie 2
Brier score
British National Corpus
Brown Corpus
Burp Suite
CC BY
COMSOL Multiphysics
CST Studio Suite
Cabo Verde
Cadence Virtuoso
Cell Ranger
Chandra X-ray Observatory
Chatbot Arena
Chicago Manual of Style
Cinema 4D
Cisco Packet Tracer
Civil 3D
Claude Code
Cloud Run
Cloud Spanner
Clova Note
Clustal Omega
Cochrane Library
Code Llama
Code Ocean
Common Crawl
Common Voice
Comprehensive Meta-Analysis
Connected Papers
Core ML
Coupang Eats
Creative Commons
DC Inside
DJI Mavic
DJI Phantom
DaVinci Resolve
Deep Blue
Delta Lake
Dice coefficient
Discovery Studio
Docker Compose
Docker Hub
Dublin Core
EQUATOR Network
ERDAS IMAGINE
Editorial Manager
Eiffel Tower
Elastic Net
Empatica E4
Entity Framework
Epi Info
Europe PMC
Facebook Messenger
Fast R-CNN
Faster R-CNN
Final Cut Pro
Fleiss' kappa
FreeStyle Libre
Fusion 360
GNU Octave
GPT-4 Turbo
GRASS GIS
GWAS Catalog
Galaxy Tab
Galaxy Watch
Gather Town
GeForce RTX
Gene Expression Omnibus
Gene Ontology
Getty Images
Git LFS
GitHub Actions
GitHub Codespaces
GitHub Copilot
GitHub Pages
GitLab CI/CD
Golan Heights
Golden Gate Bridge
Google Ads
Google Alerts
Google Analytics
Google App Engine
Google Apps Script
Google Assistant
Google Authenticator
Google Books
Google Calendar
Google Chat
Google Chrome
Google Classroom
Google Cloud
Google Cloud Platform
Google Cloud Storage
Google Colab
Google Compute Engine
Google DeepMind
Google Docs
Google Drive
Google Earth
Google Earth Engine
Google Fonts
Google Forms
Google Gemini
Google Glass
Google Home
Google Keep
Google Kubernetes Engine
Google Lens
Google Maps
Google Meet
Google Nest
Google News
Google Ngram Viewer
Google Patents
Google Photos
Google Pixel
Google Play
Google Scholar
Google Search
Google Sheets
Google Sites
Google Slides
Google Street View
Google Test
Google Translate
Google Trends
Google Workspace
GraphPad Prism
HL7 FHIR
HTC Vive
Hancom Office
Harvard Dataverse
HashiCorp Vault
Hedges' g
Hemingway Editor
Hoi An
Hubble Space Telescope
Hugging Face
Hugging Face Transformers
Human Cell Atlas
Human Connectome Project
Human Protein Atlas
HyperCLOVA X
Hyperledger Fabric
IBM Cloud
IBM Db2
IBM Quantum
IBM SPSS
IBM SPSS Statistics
IBM Watson
IDA Pro
IEC 61508
IEEE 754
IEEE 802.11
IEEE 802.15.4
IEEE Xplore
ISO 13485
ISO 14001
ISO 26262
ISO 27001
ISO 8601
ISO 9001
ISO/IEC 27001
IUCN Red List
Inception Score
Indian subcontinent
Ingenuity Pathway Analysis
Integrated Gradients
Intel Core
Intel MKL
Intel RealSense
Intel Xeon
IntelliJ IDEA
Internet Archive
Internet Explorer
Isaac Sim
Isolation Forest
JFrog Artifactory
Jaccard index
Jakarta EE
Java EE
Jetpack Compose
Jetson Nano
Jetson Orin
John the Ripper
Johor Bahru
Jupyter Notebook
K Bank
KH Coder
KT Cloud
Kakao T
Kali Linux
Kalman filter
Kepler Space Telescope
Khan Academy
Kota Kinabalu
Kyobo Book Centre
LEGO Mindstorms
LG U+
LM Studio
Label Studio
League of Legends
Leap Motion
Let's Encrypt
Library of Congress
LibreOffice Calc
Likert scale
Linguistic Data Consortium
Llama 2
Llama 3
Logic Pro
Looker Studio
Lower Saxony
Luang Prabang
MIT License
MIT OpenCourseWare
MITRE ATT&CK
MS COCO
MS MARCO
MVTec AD
MacBook Air
MacBook Pro
Magic Leap
Market Kurly
Mask R-CNN
Material UI
Materials Project
Maven Central
Meta Quest
Meta Quest 2
Meta Quest 3
Microsoft 365
Microsoft Access
Microsoft Azure
Microsoft Copilot
Microsoft Defender
Microsoft Dynamics 365
Microsoft Edge
Microsoft Entra ID
Microsoft Excel
Microsoft Forms
Microsoft HoloLens
Microsoft Office
Microsoft Planner
Microsoft PowerPoint
Microsoft Project
Microsoft SQL Server
Microsoft Surface
Microsoft Teams
Microsoft To Do
Microsoft Word
Mistral AI
Mont Blanc
Mont Saint-Michel
Montreal Forced Aligner
Mount Etna
MySQL Workbench
NASA ADS
NASA Earthdata
NASA Exoplanet Archive
NHN Cloud
NVIDIA A100
NVIDIA H100
NVIDIA Jetson
Natural Questions
Naver Blog
Naver Cafe
Naver Cloud
Naver DataLab
Naver Form
Naver Map
Naver News
Naver Papago
Naver Pay
Naver Webtoon
Naver Whale
Naver Works
New Brunswick
New Caledonia
New Relic
Newcastle-Ottawa Scale
Nha Trang
Nintendo Switch
Nintendo Wii
Nordic countries
Northern Territory
Nova Scotia
OAuth 2.0
OBS Studio
OMOP CDM
ONNX Runtime
OPC UA
OWASP Top 10
OWASP ZAP
Oculus Quest
Oculus Rift
Office 365
Open Babel
Open Images
Open Science Framework
Open Targets
OpenAI API
OpenAI Gym
OpenAI o1
OpenID Connect
Oracle Cloud
Oracle Database
Our World in Data
Oura Ring
Oxford Nanopore
PASCAL VOC
PCI DSS
PROCESS macro
PaLM 2
Palo Alto
Palo Alto Networks
Penn Treebank
Penn World Table
Perplexity AI
Phu Quoc
Pokémon GO
Polar H10
Polaris Office
Port Louis
Port Moresby
Port Vila
Port of Spain
Power Automate
Power BI
Power Query
Premiere Pro
Pro Tools
Project Gutenberg
Project MUSE
Protein Data Bank
Protocol Buffers
PubMed Central
Pupil Labs
PyTorch Geometric
PyTorch Lightning
QDA Miner
QIIME 2
QR code
Quantum ESPRESSO
R Markdown
RCSB PDB
REST Assured
ROS 2
RTX 3090
RTX 4090
Raspberry Pi
React Native
React Testing Library
Red Hat
Red Hat Enterprise Linux
Research Square
Retraction Watch
RoB 2
Roam Research
Robot Framework
Rocky Linux
Ruby on Rails
SAGA GIS
SAP ERP
SAP HANA
SK Telecom
SNOMED CT
SQL Server
Saint Kitts and Nevis
Saint Lucia
Saint Vincent and the Grenadines
Samsung Galaxy
Samsung Health
Samsung Pay
San Antonio
San José
San Salvador
Santa Fe
Santo Domingo
Sao Paulo
Second Life
Segment Anything
Sejong Corpus
Semantic Scholar
Sentence Transformers
Seongsan Ilchulbong
Sherpa Romeo
Siem Reap
Siemens NX
Sketch Engine
Software Heritage
Spring Boot
Spring Cloud
Spring Framework
Spring Security
St. Louis
Stable Diffusion
Stack Exchange
Stack Overflow
Stanford CoreNLP
Sublime Text
Swin Transformer
System Usability Scale
São Tomé and Príncipe
Tacotron 2
Tailwind CSS
TeX Live
TensorFlow Lite
Tesla Autopilot
Tesla T4
Tesla V100
The Pile
Toss Bank
Travis CI
TreeAge Pro
UCI Machine Learning Repository
UCSC Genome Browser
UCSF Chimera
UK Biobank
UK Data Service
UN Comtrade
Uber Eats
Universal Dependencies
Universal Robots
Unreal Engine
VGG Image Annotator
VMware vSphere
VS Code
Valve Index
Vertex AI
Vision Transformer
Visual Basic
Visual Genome
Visual Studio
Visual Studio Code
Voyant Tools
Wayback Machine
Waymo Open Dataset
Wear OS
Web of Science
Weights & Biases
Wikimedia Commons
Wiley Online Library
Windows Server
Wolfram Alpha
WordSmith Tools
World of Warcraft
da Vinci Surgical System
wav2vec 2.0
`;

/** Those of one word. */
export const programsWords = `
2mass 3gpp 6g a&hci a100 a3c abb abide acled actigraph adaboost adagrad adamw addgene addresssanitizer ade20k adni aes afex affectnet afl
afni afreecatv agoda ahnlab ahp aircrack-ng airpods akamai akka albert albumentations alexnet alibaba aliexpress alipay alloy alma alpaca
alphacode alphafold alphafold2 alphago alphastar alphazero altair alteryx amber amd ampl amqp anes angularjs annovar ansi ant anthropic
antlr ants anylogic appium apptainer apriori apt arc arcface archicad ardupilot arena arm arrayexpress arrive ase asic asp.net aspredicted
assertj astm astropy atcc atom audioset auprc auroc auth0 autodesk autodock autogen autopsy autosar av1 ave avi axios babel bam bard bart
base base64 bazel bcftools bcrypt bdi beaglebone beast beautifulsoup bed bedtools behance beir benchling bertopic bertscore bgp bibframe
bibliometrix bids big-bench bigbird bigkinds bilstm biobert biogrid biopac biopython bitcoin bitlocker bitsandbytes bittorrent bitwarden
blackboard blas blast ble blip blip-2 bloomberg bnc bookcorpus booking.com boolq boost bowtie bpmn brfss bsd bugzilla bun busco bwa byol
c4 cadence caffe camtasia can cantera caret cargo carla carsim cartographer casa casp castep catia cbioportal cc0 ccdc ccle ccpa cdisc
celeba celery cellchat cellphonedb cellpose cellprofiler ceph cer ces-d chain-of-thought character.ai charmm chart.js chebi checkstyle
cheers chembl chemrxiv chemspider chexpert childes chimerax chocolatey chrf chroma chromebook chromeos ci/cd cicids2017 cider cif cifar-10
cifar-100 cinii circleci cirq citescore cityscapes clan clang classdojo clinicalbert clinicaltrials.gov clinvar clip cloudcompare
cloudformation clustalw clusterprofiler cmaq cmip5 cmip6 cmmi cnki cnn/dailymail coap cobit coca cochrane cockroachdb coco cocoapods
codebert codecov codepen codeql codet5 codex coh-metrix cohere colabfold colbert colmap comet commonsenseqa compustat conceptnet conformer
conll-2003 consul containerd controlnet convnext coot cope copernicus coppeliasim coq cora core coreq cors cortex-m cosmic couchdb
coverity cplex cqpweb credit creo crf cris crowdstrike crsp crunchbase cryosparc csrf cubrid cucumber cudnn cufflinks cura cutadapt cve
cvss cvxpy cwe cyclegan cypher cypress cyworld d-wave dada2 dall-e dall·e dart dash datacite datadog dataflow dataguide datastream
datawrapper david dbeaver dbgap dblp dbpedia dbscan dbsnp dbt dcgan dcollection ddbj ddi ddim ddpg ddpm deap deberta deeplab deeplabcut
deeplabv3 deepmind deepseek deepseek-r1 deepseek-v3 deepsort deepspeed deepvariant deepwalk defects4j deit deno densenet dependabot depmap
descript designbuilder detectron2 detr devops dexcom dharma dhcp dialogflow diffie-hellman diffusers digitalocean dimensions dino dinov2
directx disney distilbert dji dns doc2vec docusign doodle dowhy dpo dpr dqn dreambooth drugbank ds9 dspace dvc dxf dynatrace earthexplorer
earticle easymock easyocr ebird ebs ebsco ecdsa ecognition ecoinvent econlit econml edgar edger edpuzzle efficientnet eicu eigen ekf
electra electron elevenlabs elicit elixir eliza elmo emdb emmeans emotiv ena encase encode enrichr ensembl envi envoy epanet eppi-reviewer
epsg eq-5d eqs era5 eric ernie esci esmfold esp32 esp8266 espnet espresso esri etabs etcd ethereum ethnologue etsi europarl europeana
eurostat everytime evosuite exaone exif express.js exynos eyelink f1-score facenet facereader facetime factiva faers fair fairseq fanuc
faostat fashion-mnist fastai fastmri fastp fastqc fastspeech fcn fds featurecounts fedavg fenics ferpa fever ffhq fhir fid fido2 fieldtrip
filemaker filezilla finbert findbugs firestore fitbit fits fixest flake8 flamingo flan-t5 flashattention flax flickr flickr30k flipgrid
flops flowjo fluentd fluxnet flybase flyway fme fmriprep fnguide folium fortinet fortnite fpga fpn framenet framer fred freebase freertos
frida fsl fsqca ftp fugaku futurelearn g-code gad-7 gaia galaxy gamess gams garageband garmin gat gatk gatling gatsby gazebo gbif gcn gcta
gdb gdelt gdpr geant4 geforce gelu gem5 gemma genbank genecards geo geoda geoserver gerrit gesis gff ghidra glassdoor glmmtmb glmnet
glonass glottolog gltf glue gmarket gmsh gnomad gnome gnss gnupg goci golang googlenet googletest gopro gorilla gpl gpqa gpt-2 gpt-3
gpt-3.5 gpt-4 gpt-4o gpt-j gpt-neo gptzero gpx grace grad-cam grade gradepro graphcast graphsage grasshopper greengenes grok groovy grpc
gsea gsm8k gss gtex gtf guava gymnasium h-index h.264 h.265 h100 h5p hackerrank hamcrest hapmap haproxy harmonyos hashcat hbase hdbscan
hdfs headspace heartbleed hec-hms hec-ras heinonline hellaswag helm hevc hfss hibernate hifi-gan highcharts hipaa hisat2 hiseq hive hl7
hmdb hmm hmmer hog hololens hotjar hotpotqa houdini hrs html5 htmt htseq http http/2 https hubert hubspot human3.6m humaneval hyper-v
hyperclova hypermesh hypothes.is hysplit i2c icmje icp icpsr icsd ictrp iec iemocap ietf ifc ifland ifttt igv iis ilastik illumina imagen
imagenet imap imaris imdb imessage imovie inaturalist inception inception-v3 inchi incites infiniband inspire-hep instructgpt intel
interpro interproscan inventor invest invision ionic iou ipfs ipsec ipums ipv4 ipv6 ipython iq-tree iraf isic iso issp istio itil itk
itk-snap itol itu j-stage jacoco jandi jaspar javadoc jbi jcr jest jetbrains jif jinja2 jmeter jobkorea jpa jspsych junit jupyterlab jwst
jwt k-mooc k-nn k6 kakaobank kaldi kallisto karrot kaspersky kcbert kde kegg kerberos keris keycloak kgss kickstarter kindle kinect
kinetics kisti kitti klee klips klosa klue klue-roberta kmmlu kmo knhanes kobart kobert kobotoolbox kocw koelectra kogpt kogpt2 koreamed
kornli korquad kraken2 ksponspeech kt kubeflow kuka kvm l-bfgs laion-5b lamda lammps landsat langgraph lapack laravel lastpass ldap
leaflet leetcode lefse lego leiden lenet lexisnexis lfw lgpl libfuzzer librispeech lidc-idri lightgcn ligo lime limma line liquibase liwc
llama llava lmertest loadrunner locust lodash log4j log4shell logback logstash loinc lombok longformer lpips lqr ls-dyna lsa lti lubridate
lumerical macs2 mailchimp mamba map mapinfo maplestory mapreduce mapserver marc21 mass mast matchit math mathscinet matpower matsim
max/msp maxent maxquant maya mbart mbert mbpp mbti mcafee mcc mcmc mcnp md5 mdis mecab-ko med-palm medcalc meddra mediapipe medqa mega
megatron-lm meltdown memcached memoq mermaid mesh mestrenova metabase metaboanalyst metamask metaphlan metascape metasploit mets mgcv
micro:bit midas midi midjourney milvus mimic mimic-cxr mimic-iii mimic-iv minecraft minikube minimap2 mininet minio minion miou mirai
mirbase mirt miseq mistral mixtral mlops mlperf mlwin mmat mmdetection mmlu mmmu mmse mne-python mnist mnli mobilenet mobilenetv2 moca
mocha mockito moco modbus modelica modelnet40 modelsim modflow modis monai mongoose moq mos mothur mov moveit movielens mpc mpeg-4 mpi
mqtt mrbayes mrr msigdb mstest msvc mt-bench mt5 mteb mturk mujoco multiqc multisim multiwoz mural muscle muse musescore musicxml musinsa
muzero mvc mxnet mybatis myfitnesspal mypy mzml n8n nagios namd nanodrop nao nasa-tlx nastran navisworks nb-iot nber ncbi ndcg nearpod ned
neis nerf nessus nestjs net netbeans netminer netty nexon nextflow nextseq nexus nhanes nist nllb nmap nmf nnu-net noaa node2vec nodexl
nonmem noom notebooklm notepad novaseq nps npu nrf ns-3 nsga-ii nsl-kdd nsmc ntp nuget numba nunit nuscenes nuxt nvd nvidia nvlink nwchem
oai-pmh obj ocaml oculus ogc ohdsi okta omim omnet omop ontonotes openai openbsd opencitations opencl opendss openflow opengl openlayers
openlca openml openmm openmp openneuro openpose openreview opensees opensesame openshift openstack opentelemetry openvino openvpn opera
opt optitrack or-tools orb orb-slam orb-slam3 orbitrap orca orphanet ospf oss-fuzz otter.ai ovid owasp owl p5.js pacbio paddlepaddle
pagerank pagerduty pajek palm pan-starrs pangaea panopto pantone paraview paro pass@k patentscope pavlovia paxos pcie pdb pdf/a peft
pegasus pennylane pfam pgadmin pgp pgvector pharmgkb phenix phi-3 phpmyadmin phpunit phq-9 phreeqc phyloseq physionet piaac picrust2 pid
pillow pirls pisa pix2pix pix4d pl/sql planetscope plaxis playstation plc plink plm pmbok pmc pmd pnpm podman pointnet posix powermock ppo
presto prettier pride primer-blast primer3 probast procreate prodigy prokka prolific prometheus propbank prophet prospero proteomexchange
protocols.io proxmox pscad psid psnr pso pspice pss/e psychtoolbox pubchem pubg publons pubmedbert pubmedqa pubpeer pulumi puppet
puppeteer purrr pvsyst px4 pybullet pydantic pygame pylint pymatgen pyomo pyqt pyradiomics pyro pyspark q-chem q-learning qdrant qemu
qiime qiskit qlik qlora qt quadas-2 qualcomm quartus querydsl quic quickcheck quizizz qupath qwen rabbitmq raft rails randomforest randoop
ransac rapids rasterio raxml rcpp rdfs rdkit re3data reactome readr reaxys redmine redux refinitiv refseq reinforce relion repec replika
replit researcherid researchkit resnet-101 resnet-18 resnet-50 resnet50 resnext rest retinanet retrofit rfam rfc rhel ridi risc-v rmsprop
roberta robins-i roblox rocksdb roomba root ror ros rosettafold rouge-l rrt rs-232 rsa rspec rstan rstanarm rsync rubygems ruff rxjava
rxnorm sac sagemath sam saml samtools sap sap2000 saramin sarima sarsa sass sbert sbt scada scannet scanpy schema.org scheme scholarone
schrodinger sci scibert scie scielo scifinder scimago scispace scival scorm scratch scrum sdss seer segnet selinux semeval semgrep
sentence-bert sentinel-1 sentinel-2 sentry seq2seq sequelize servicenow servqual sf-36 sftp sgis sha-256 shacl shap shapely shapenet share
shelx shiny shodan shutterstock sift sigmaplot silva simapro simbad simclr simcse simpleitk singularity sjr skos skyline slam slf4j slido
slurm smalltalk smartthings smiles smote smtp snakemake snapdragon snapgene snip snli snmp snort snpeff snyk soap socarxiv socket.io
solaris solarwinds sonarqube sora sourceforge spades spectre spi spice spirit splunk spm spock spotbugs sqlmap squad squarespace
squeezenet sra srt srtm ssci ssd ssh ssim ssl sst-2 stable-baselines3 stai star star-ccm starcoder starcraft stard starlink statista
stellarium stl stm32 storybook strava string stringr stringtie stripe stuxnet stylegan sumo suno supabase superglue surf suricata sus
svelte svhn swagger swat swe-bench swiftui swiss-model swiss-prot swmm swot symfony synopsys synthesia sysml systemd t5 tabnine tacotron
tair talis talkbank taobao targetscan tcga tcp tcp/ip tcpdump td3 tdd teamcity tecplot ted tei tensorflow.js tensorrt ter teradata terra
tesla tess testcontainers testng testthat tex textom textrank thermo-calc thinkpad tibero tidymodels timescaledb timit timss tinkercad
tizen tkinter tla tls tmux tobii togaf topcat tophat tor torchaudio torchvision toss tox tpu trados traefik transe transformer-xl trec
tree-sitter treetagger trimmomatic trino tripod triviaqa trivy trnsys trpo truthfulqa tumblr turtlebot turtlebot3 tving twilio typeorm
u-net uart ucf101 udacity udp uikit uipath ulmfit uml umls uniprot unittest unsplash upbit upstage ur5 ur5e usgs uspto uuid uwb v-dem
v-net v100 vagrant valgrind var vasp vcf vegan velodyne velog vensim vesta vgg vgg16 vgg19 vggnet vicon vicuna viirs virustotal visionos
visium vissim vit vite vitest vits vivado vizier vlc vmd volatility voxceleb vpn vq-vae vqa vrchat vtk vue vulkan vxworks w3c wacom wadiz
waic wais walmart wals wannacry watcha watchos wavenet wavve waymo wazuh wcag weaviate webauthn webgl webots webrtc webstorm weibo wer
westlaw weverse wfs wgan wgcna wget wgs84 whisper wikitext-103 wine winogrande winsteps wipo wireguard wiremock wisc wise withings wix wms
wmt woebot wordnet workday worldclim worldpop wormbase wrds wrf x86 xamarin xapi xarray xbox xbrl xception xctest xen xlm-r xlm-roberta
xlnet xnli xpath xsens xss xsum xunit yago yanolja yara yarn yelp yes24 yogiyo yolov3 yolov5 yolov8 yougov yubikey z-wave z3 zabbix zbmath
zbrush zeek zemax zendesk zepeto zigbang zipkin zoho zookeeper
`;
