/** Words that the dictionary lacks: of the hill, its places and its dialect; `lemma: form form`, the lemma as the dictionary has it where it does. */
export const localWords = `
# local and old words: song and dance
ganga: gange gangu gango gangom gangama gangi
gangaš: gangaša gangašu gangašem gangaši gangašima gangaše
gangašica: gangašice gangašici gangašicu gangašico gangašicom gangašicama
gangati: gangam gangamo gangate gangaju gangao gangala gangalo gangali gangale gangajući gangat ganganje ganganja ganganju ganganjem
ojkavica: ojkavice ojkavici ojkavicu ojkavico ojkavicom ojkavicama
bugarštica: bugarštice bugarštici bugaršticu bugarštico bugaršticom bugaršticama
rera: rere reri reru rero rerom rerama
treskavica: treskavice treskavici treskavicu treskavico treskavicom treskavicama
šijavica: šijavice šijavici šijavicu šijavico šijavicom šijavicama
trusa: truse trusi trusu truso trusom trusama
lijerica: lijerice lijerici lijericu lijerico lijericom lijericama
šargija: šargije šargiji šargiju šargijo šargijom šargijama
diple: dipala diplama dipli
diplar: diplara diplaru diplarom diplari diplarima diplare diplarem
guslar: guslara guslaru guslarom guslari guslarima guslare guslarem guslarev guslareva guslarevi guslarski guslarska guslarsko guslarske guslarskoga guslarskog guslarskih
čauš: čauša čaušu čaušem čauši čaušima čauše čauševi čauševa čauševima čauševe
jenga: jenge jengi jengu jengo jengom jengama jenzi jenđa jenđe jenđi jenđu jenđo jenđom jenđama
# local and old words: house, hearth and vessels
slamnica: slamnice slamnici slamnicu slamnico slamnicom slamnicama
kotlenica: kotlenice kotlenici kotlenicu kotlenico kotlenicom kotlenicama
bukarica: bukarice bukarici bukaricu bukarico bukaricom bukaricama
bokara: bokare bokari bokaru bokaro bokarom bokarama
čatma: čatme čatmi čatmu čatmo čatmom čatmama
gustirna: gustirne gustirni gustirnu gustirno gustirnom gustirnama gustijerna gustijerne gustijerni gustijernu gustijerno gustijernom gustijernama
krstača: krstače krstači krstaču krstačo krstačom krstačama
stopanica: stopanice stopanici stopanicu stopanico stopanicom stopanicama
bošča: bošče bošči bošču boščo boščom boščama
ječerma: jačerma jačerme jačermi jačermu jačermo jačermom jačermama
duhankesa: duhankese duhankesi duhankesu duhankeso duhankesom duhankesama
naprta: naprte naprti naprtu naprto naprtom naprtama
sač: sača saču sačem sači sačima sače sačevi sačeva sačevima sačeve
škip: škipa škipu škipom škipi škipima škipe škipovi škipova škipovima škipove
komin: komina kominu kominom komini kominima komine
sepet: sepeta sepetu sepetom sepeti sepetima sepete
zubun: zubuna zubunu zubunom zubuni zubunima zubune
kaban: kabana kabanu kabanom kabani kabanima kabane
terluk: terluka terluku terlukom terluci terlucima terluke
ahar: ahara aharu aharom ahari aharima ahare
sadak: sadaka sadaku sadakom sadaci sadacima sadake
biljac: biljca biljcu biljcem biljci biljaca biljcima biljce
krosna: krosana krosnima krosnama
rasohe: rasoha rasohama
mašet: mašeta mašetu mašetom mašeti mašetima mašete
podzid: podzida podzidu podzidom podzidi podzidima podzide podzidovi podzidova podzidovima podzidove
starež: stareži starežju starežima
# local and old words: field and herd
gumno: gumana guvno guvna guvnu guvnom guvnima guvana
ralo: rala ralu ralom ralima
guvnjak: guvnjaka guvnjaku guvnjakom guvnjaci guvnjacima guvnjake
vršaj: vršaja vršaju vršajem vršaji vršajima vršaje vršajevi vršajeva vršajevima vršajeve
kosijer: kosijera kosijeru kosijerom kosijeri kosijerima kosijere kosijerem
točilo: točila točilu točilom točilima
umejak: umejka umejku umejkom umejci umejaka umejcima umejke
dočić: dočića dočiću dočićem dočići dočićima dočiće
vrtlina: vrtline vrtlini vrtlinu vrtlino vrtlinom vrtlinama
ograđenica: ograđenice ograđenici ograđenicu ograđenico ograđenicom ograđenicama
popaša: popaše popaši popašu popašo popašom popašama
komunica: komunice komunici komunicu komunico komunicom komunicama
šilježica: šilježice šilježici šilježicu šilježico šilježicom šilježicama
dvizica: dvizice dvizici dvizicu dvizico dvizicom dvizicama
dviska: dviske dviski dvisku dvisko dviskom dviskama
podvornica: podvornice podvornici podvornicu podvornico podvornicom podvornicama
dvizac: dvisca dviscu dviscem dvisci dvizaca dviscima dvisce
šilježe: šilježeta šilježetu šilježetom šilježad šilježadi
sjenokos: sjenokosa sjenokosu sjenokosom sjenokosi sjenokosima sjenokose
blatina: blatine blatini blatinu blatino blatinom blatinama
žilavka: žilavke žilavki žilavku žilavko žilavkom žilavkama žilavci
mendula: mendule menduli mendulu mendulo mendulom mendulama
smrdljika: smrdljike smrdljiku smrdljiko smrdljikom smrdljikama smrdljici
koščela: koščele koščeli koščelu koščelo koščelom koščelama košćela košćele košćeli košćelu košćelo košćelom košćelama
trnina: trnine trnini trninu trnino trninom trninama
kaštradina: kaštradine kaštradini kaštradinu kaštradino kaštradinom kaštradinama koštradina koštradine koštradini koštradinu koštradino koštradinom koštradinama
priganica: priganice priganici priganicu priganico priganicom priganicama
kljen: kljena kljenu kljenom kljeni kljenima kljene kljenovi kljenova kljenovima kljenove
šipurak: šipurka šipurku šipurkom šipurci šipuraka šipurcima šipurke
sijerak: sijerka sijerku sijerkom
japrak: japraka japraku japrakom japraci japracima japrake
ćufter: ćuftera ćufteru ćufterom ćufteri ćufterima ćuftere ćufterem
smokvenjak: smokvenjaka smokvenjaku smokvenjakom smokvenjaci smokvenjacima smokvenjake
čijati: čijam čijaš čija čijamo čijate čijaju čijao čijala čijalo čijali čijale čijanje čijanja čijanju čijanjem
nizalo: nizala nizalu nizalom nizalima
# local and old words: rule, trade and kin
begluk: begluka begluku beglukom begluci beglucima begluke
čiflik: čiflika čifliku čiflikom čiflici čiflicima čiflike
ajluk: ajluka ajluku ajlukom ajluci ajlucima ajluke
kadiluk: kadiluka kadiluku kadilukom kadiluci kadilucima kadiluke
mejdan: mejdana mejdanu mejdanom mejdani mejdanima mejdane
zaptija: zaptije zaptiji zaptiju zaptijo zaptijom zaptijama zaptijin
kiridžija: kiridžije kiridžiji kiridžiju kiridžijo kiridžijom kiridžijama kiridžijin
duhandžija: duhandžije duhandžiji duhandžiju duhandžijo duhandžijom duhandžijama duhandžijin
finanac: financa financu financem financi financima finance
arbajter: arbajtera arbajteru arbajterom arbajteri arbajterima arbajtere
krštenica: krštenice krštenici krštenicu krštenico krštenicom krštenicama
umrlica: umrlice umrlici umrlicu umrlico umrlicom umrlicama
zavitnica: zavitnice zavitnici zavitnicu zavitnico zavitnicom zavitnicama
zdravomarija: zdravomarije zdravomariji zdravomariju zdravomarijo zdravomarijom zdravomarijama
očenaš: očenaša očenašu očenašem očenaši očenašima očenaše
čukundjed: čukundjeda čukundjedu čukundjedom čukundjedovi čukundjedova čukundjedovima čukundjedove čukundjede
čukunbaka: čukunbake čukunbaki čukunbaku čukunbako čukunbakom čukunbakama
šukunbaka: šukunbake šukunbaki šukunbaku šukunbako šukunbakom šukunbakama
badžanak: badžanaka badžanaku badžanakom badžanaci badžanacima badžanake
pastorak: pastorka pastorku pastorkom pastorci pastoraka pastorcima pastorke
ujac: ujca ujcu ujcem ujci ujcima
# places
Kočerin: Kočerina Kočerinu Kočerinom
Čitluk: Čitluka Čitluku Čitlukom
Cerigaj: Cerigaja Cerigaju Cerigajem
Bogodol: Bogodola Bogodolu Bogodolom
Sinj: Sinja Sinju Sinjem
Trebižat: Trebižata Trebižatu Trebižatom
Privalj: Privalja Privalju Privaljem
Lištica: Lištice Lištici Lišticu Lištico Lišticom
Čvrsnica: Čvrsnice Čvrsnici Čvrsnicu Čvrsnico Čvrsnicom
Čabulja: Čabulje Čabulji Čabulju Čabuljo Čabuljom
Drežnica: Drežnice Drežnici Drežnicu Drežnico Drežnicom
Jablanica: Jablanice Jablanici Jablanicu Jablanico Jablanicom
Kongora: Kongore Kongori Kongoru Kongoro Kongorom
Šujica: Šujice Šujici Šujicu Šujico Šujicom
Gostuša: Gostuše Gostuši Gostušu Gostušo Gostušom
Ugrovača: Ugrovače Ugrovači Ugrovaču Ugrovačo Ugrovačom
Buhovo: Buhova Buhovu Buhovom
Rakitno: Rakitna Rakitnu Rakitnom Rakitnog Rakitnoga Rakitnome Rakitnomu
Duvno: Duvna Duvnu Duvnom
Izbično: Izbična Izbičnu Izbičnom Izbičnog Izbičnoga Izbičnome Izbičnomu
Kruševo: Kruševa Kruševu Kruševom
Knešpolje: Knešpolja Knešpolju Knešpoljem
Posušje: Posušja Posušju Posušjem
Blidinje: Blidinja Blidinju Blidinjem
Uskoplje: Uskoplja Uskoplju Uskopljem
Lise: Lisa Lisama
Ljubuški: Ljubuškog Ljubuškoga Ljubuškom Ljubuškome Ljubuškomu Ljubuškim
Roško: Roška Rošku Roškom Roškoga
Uzarići: Uzarića Uzarićima Uzariće
Ljubotići: Ljubotića Ljubotićima Ljubotiće
Dobrkovići: Dobrkovića Dobrkovićima Dobrkoviće
Oklaji: Oklaja Oklajima Oklaje
Pribinovići: Pribinovića Pribinovićima Pribinoviće
Turčinovići: Turčinovića Turčinovićima Turčinoviće
Sovići: Sovića Sovićima Soviće
Ružići: Ružića Ružićima Ružiće
Vrdi: Vrda Vrdima Vrde
Biograci: Biograca Biogracima Biograce
Goranci: Goranaca Gorancima Gorance
Veljaci: Veljaka Veljacima Veljake
Ledinac: Ledinca Ledincu Ledincem
Humac: Humca Humcu Humcem
Kljenak: Kljenka Kljenku Kljenkom
Makarska: Makarske Makarskoj Makarsku Makarskom
Tihaljina: Tihaljine Tihaljini Tihaljinu Tihaljinom
# dialect forms that are other words of the dictionary, or that the rules cannot guess
brijeg: brig brigu brigovi brigova brigovima brigove
djed: did dida didu didom dide didovi didova didovima didove dido đed đeda đedu đede đedovi
cijel: cil cilo ciloga cilog
mlijeko: mliko mlika mliku mlikom
vrijeme: vrime vrimena vrimenu vrimenom
vijek: vik vikova
svijet: svit svitu
cvijet: cvit
cijena: cina cine cinu cinom
korijen: korin korina korinu korinom
sijelo: silo
zavjet: zavit
vrijesak: vrisak
kukurijekati: kukurikati kukuriče kukuriču
stijena: stina stine stini stinu stinom stinama
rijeka: rika rike riku rikom rikama
zvijezda: zvizda zvizde zvizdi zvizdu zvizdama
nedjelja: nedilja nedilje nedilji nedilju nediljom nediljama
djevojka: divojka divojke divojci divojku divojkom divojkama divojaka
ponedjeljak: ponediljak ponediljka ponediljku
djever: diver divera diveru diverom diveri
nevjesta: nevista neviste nevisti nevistu nevistom nevistama
ovdje: ovdi ovde
ondje: ondi onde
gdje: di gdi
vidjeti: vidila vidili vidilo vidija vidit
živjeti: živili živila živija živit
sjesti: sidem side sidoše
sjediti: sidit sidili sidi sidim side
mjesto: misto mista mistu mistom mistima
pjesma: pisme pismama
mjesec: misec miseca misecu misecom miseci
vjetar: vitar vitra vitru vitrom
vjera: vira vire viru
sjekira: sikira sikire sikiri sikiru sikirom
gnijezdo: gnizdo gnizda gnizdu
koljeno: kolino kolina kolinu kolinom
željezo: želizo željiza
srijeda: srida sride sridi sridu sridom
grijeh: grih griha grihu grihom grisi
lijeha: liha lihe lihi lihu
kruh: kru krua kruv kruva kruvu kruvom
kuhati: kuvati kuva kuvaju kuvala kuvali kuvalo kuvao kuvat
snaha: snaja snaje snaji snaju snajom snajama
muha: muva muve muvi muvu muvama
buha: buva buve buvi buvu buvama
hljeb: ljeb
kćerka: ćerka ćerke ćerki ćerku
duhan: duvan duvana duvanu duvanom duvani
# words of trades and journeys
mišina: mišine mišini mišinu mišinom mišinama
kukuruz: kuruza kuruze kuruzi kuruzu kuruzom
magarac: magare magareta magaretu magaretom
vrijeći: vrhao vrhla vrhlo vrhli vrhle vršem vrše vršu vršući vršidba vršaj
München: Münchena Münchenu Münchenom Minhen Minhena Minhenu Minhenom
`;
