import { listedWords } from "#language";

/** Programs and services that people mention without a source, a field a line: what somebody may work with. */
const list = `
word excel powerpoint access outlook onenote onedrive sharepoint teams office notion slack zoom trello asana jira confluence miro figma canva
docs sheets slides forms drive calendar gmail dropbox evernote obsidian hangul hancom hwp latex overleaf markdown pandoc typst
endnote mendeley zotero refworks citavi jabref bibtex ris grammarly deepl papago turnitin copykiller chatgpt claude gemini copilot perplexity
spss sas stata amos mplus lisrel jamovi jasp matlab octave mathematica maple minitab eviews gretl nvivo atlas.ti maxqda dedoose process
gpower g*power qualtrics surveymonkey redcap openrefine tableau looker gephi ucinet vosviewer citespace lavaan lme4 ggplot2 tidyverse dplyr
rstudio posit jupyter colab anaconda spyder pycharm vscode eclipse intellij vim emacs
python java javascript typescript rust go ruby perl php scala kotlin julia fortran cobol haskell bash powershell html css
pandas numpy scipy scikit-learn statsmodels matplotlib seaborn plotly pytorch tensorflow keras jax huggingface langchain spacy nltk gensim
konlpy mecab okt kiwi khaiii opencv spark hadoop airflow kafka
git github gitlab bitbucket mercurial subversion svn docker kubernetes jenkins ansible terraform aws azure gcp heroku linux ubuntu debian
fedora windows macos android ios unix mysql mariadb postgresql postgres sqlite oracle mongodb redis elasticsearch neo4j
arcgis qgis grass gdal autocad solidworks ansys comsol abaqus openfoam simulink labview energyplus sketchup revit rhino blender
photoshop illustrator indesign premiere audacity praat elan openface psychopy e-prime
arduino iphone ipad imac macbook mac
chrome firefox safari edge bluetooth wi-fi usb-c hdmi zigbee lora lorawan nfc rfid
google scholar arxiv ssrn pubmed medline embase cinahl psycinfo jstor scopus crossref openalex orcid doi isbn issn proquest
kci riss dbpia kiss ntis scienceon kosis kostat naver daum kakao kakaotalk youtube wikipedia wikidata facebook instagram twitter tiktok
linkedin reddit whatsapp telegram osf figshare zenodo dryad kaggle dataverse
brat doccano webanno lighttag tagtog labelbox superannotate cvat labelimg roboflow supervisely antconc transkribus tesseract exmaralda
taguette qualcoder rayyan covidence asreview revman stanza corenlp textblob sentencepiece komoran hannanum kkma sudachipy jieba hunspell
languagetool prowritingaid quillbot ithenticate typeform limesurvey sentence-transformers llamaindex ollama llama.cpp vllm onnx cuda
mlflow tensorboard optuna gradio streamlit theano dask polars catboost imbalanced-learn rapidminer knime weka faiss pinecone opensearch
solr lucene sympy networkx igraph pymc jags winbugs pingouin geopandas bokeh d3.js scrapy selenium playwright flask django fastapi
sqlalchemy pytest conda miniconda pip pypi cran cython scikit-image librosa openpyxl python-docx pdfplumber grobid imagemagick ffmpeg
knitr quarto tidyr data.table brms nlme metafor quanteda tidytext bioconductor deseq2 seurat mafft cytoscape pymol gromacs originpro
imagej freesurfer eeglab chemdraw biorender jmp smartpls geogebra desmos wolframalpha gurobi netlogo kakaomap openstreetmap mapbox
postgis c++ objective-c swift flutter erlang clojure lisp prolog vba lua solidity verilog vhdl webassembly sparql graphql xslt node.js
npm react next.js vue.js angular jquery webpack eslint three.js maven gradle wordpress drupal shopify tistory jekyll sphinx mkdocs
doxygen openapi postman curl nginx tomcat websocket oauth openssl openssh putty wireshark centos freebsd ipados wsl virtualbox vmware
grafana kibana dynamodb sagemaker bigquery snowflake databricks firebase vercel netlify cloudflare cassandra influxdb clickhouse duckdb
notepad++ xcode neovim homebrew cmake llvm gcc libreoffice openoffice keynote alzip bandizip 7-zip winrar paperpile lyx miktex biblatex
scrivener logseq joplin goodnotes notability todoist clickup monday.com airtable discord skype webex wechat calendly capcut vrew gimp
inkscape lightroom draw.io lucidchart visio plantuml graphviz xmind padlet mentimeter kahoot quizlet anki duolingo moodle coursera edx
udemy prezi miricanvas freecad unity godot kicad ltspice researchrabbit litmaps scite researchgate academia.edu unpaywall doaj altmetric
kipris espacenet wiktionary hathitrust worldcat biorxiv medrxiv psyarxiv ebscohost sciencedirect springerlink quora substack pinterest
snapchat mastodon bluesky twitch vimeo netflix spotify ebay coupang baemin kakaopay paypal uber airbnb tripadvisor baidu bing yahoo
duckduckgo yandex thunderbird icloud nextcloud 1password anydesk teamviewer siri alexa bixby zapier salesforce yaml toml jsonl tsv
parquet hdf5 netcdf rtf odt docx xlsx pptx hwpx epub png jpeg svg gif tiff webp mp3 mp4 wav flac geojson shapefile geotiff kml dicom
nifti fasta fastq rdf json-ld conll-u zip utf-8 ascii unicode euc-kr cp949 mathml mathjax katex dwg
`;
const known = listedWords(list);

export function isSoftwareName(word: string): boolean {
  return known.has(word);
}
