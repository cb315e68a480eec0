/** What the dictionary does not join: `lemma: form form`. The lemma is the dictionary’s where it has one. */
export const irregularWords = `
# other stems and collective plurals
čovjek: ljudi ljude ljudima čovik čovika čoviku čoviče čovikom čovikov
dijete: djeteta djetetu djetetom djeca djece djeci djecu djeco djecom dite diteta ditetu ditetom dica dice dici dicu dicom dico
brat: braća braće braći braću braćo braćom
otac: očevi očeva očevima očeve otca
gospodin: gospoda gospode gospodi gospodu gospodo gospodom
vlastelin: vlastela vlastele vlasteli vlastelu vlastelo vlastelom
Turčin: Turci Turaka Turcima Turke
Srbin: Srbi Srba Srbima Srbe
bog: bozi bozima
knez: kneže kneževi kneževa kneževima kneževe
vitez: viteže
duh: dusi dusima
vuk: vuci vucima
sluga: sluzi
drvo: drveta drvetu drvetom
nebo: nebesa nebesima
čudo: čudesa čudesima
tijelo: tjelesa tjelesima tilo tila tilu tilom
snijeg: snjegovi snjegova snjegovima snjegove snig sniga snigu snigom
pile: pilići pilića pilićima piliće
ždrijebe: ždrijebeta ždrijebetu ždrijebetom
mati: mater matere materi materom materama
kćer: kći kćerju ćer ćeri ćerju
sinko: sinku sinci sinče
ujo: uje uji uju ujom
tetak: tetkima
# parts of the body
oko: oči očiju očima
uho: uha uhu uhom uši ušiju ušima uvo uva uvu
prst: prstiju
nokat: noktiju
zub: zubiju
kost: kostiju
prsa: prsiju prsima prsi
usta: ustiju
rame: ramena ramenu ramenom ramenima
tjeme: tjemena tjemenu tjemenom tjemenima
mozak: mozga mozgu mozgom mozgovi mozgova mozgovima mozgove
hrbat: hrbata hrpta hrptu hrptom hrpti hrpte hrptima hrptovi hrptova hrptovima hrptove
gost: gostiju
# time
dan: dnevi dne
tjedan: tjedna tjednu tjednom tjedni tjedana tjednima tjedne
podne: podneva podnevu podnevom podnevima
popodne: popodneva popodnevu popodnevom popodnevima
poslijepodne: poslijepodneva poslijepodnevu poslijepodnevom poslijepodnevima
prijepodne: prijepodneva prijepodnevu prijepodnevom prijepodnevima
noć: noću
večer: večerju veče
jutro: jutara
ljeto: ljeti
# nouns whose cases the dictionary holds as single words
dio: dijela dijelu dijelom dijelovi dijelova dijelovima dijelove dil
udio: udjela udjelu udjelom udjeli udjelima udjele
predio: predjela predjelu predjelom predjeli predjelima predjele
san: sna snu snom sni snovi snova snovima snove
ugao: ugla uglu uglom uglovi uglova uglovima uglove
veo: vela velu velom velovi velova velovima velove
zec: zeca zecu zecom zeče zečevi zečeva zečevima zečeve
djetao: djetla djetlu djetlom djetlovi djetlova djetlovima djetlove
ovas: ovsa ovsu ovsom
zajam: zajmovi zajmova zajmovima zajmove
jarak: jarkova jarkovima
dolac: doca docu docem doci docima doce
misao: misli mislima mišlju
pomisao: pomisli pomislima pomišlju
zamisao: zamisli zamislima zamišlju
promisao: promisla promislu promislom promisli promislima promišlju
namisao: namisli namislima
pogibao: pogibli pogiblima
visoravan: visoravni visoravnima visoravnju
zaravan: zaravni zaravnima zaravnju
pjesan: pjesni
pleme: plemena plemenu plemenom plemenima
sjeme: sjemena sjemenu sjemenom sjemenima sime simena
sljeme: sljemena sljemenu sljemenom sljemenima
vime: vimena vimenu vimenom vimenima
uže: užetima
divljač: divljači divljačju
studij: studijem studijima
glad: glađu
smrt: smrću
riječ: riječju rič riči ričima ričju
pamet: pameću
varoš: varošju
stvar: stvarju
tvar: tvarju
vlas: vlasju
mladež: mladežju
raskoš: raskošju
zapovijed: zapovijeđu
pomoć: pomoću
kokoš: kokošju kokošiju
jesen: jesenju
zemlja: zemalja
bitka: bici
breskva: bresaka
pripovijetka: pripovjedaka
pismo: pisama
rebro: rebara
sunce: sunaca
srce: srdaca
stablo: stabala
stabalce: stabalaca
koplje: kopalja
vedro: vedra vedru vedrom vedrima vedara
veslo: vesala
deblo: debala
zvonce: zvonaca
zrnce: zrnaca
svjetlo: svjetala
jasle: jasala
ljestve: ljestava
naćve: naćvama
grudi: grudiju grudima
vrata: vratiju
koncert: koncerata
recept: recepata
desetak: deseci desecima desetaka
zlo: zla zlu zlom zala
# numerals
dva: dvije dvaju dviju dvama dvjema
tri: triju trima
četiri: četiriju četirima
# adjectives: short forms, and degrees of the same
zli: zao goreg gorega gorem goremu gorih gorim gorima najgori najgora najgore najgoru najgoreg najgorega najgorem najgoremu najgoroj najgorom najgorih najgorim najgorima
mrtvi: mrtav
teški: težak teži teža teže težu težeg težega težem težemu težoj težom težih težim težima najteži najteža najteže najtežu najtežeg najtežega najtežem najtežemu najtežoj najtežom najtežih najtežim najtežima
slatki: sladak presladak slađi slađa slađe slađu slađeg slađega slađem slađemu slađoj slađom slađih slađim slađima najslađi najslađa najslađe najslađu najslađeg najslađega najslađem najslađemu najslađoj najslađom najslađih najslađim najslađima
gorki: gorak gorči gorča gorče gorču gorčeg gorčega gorčem gorčemu gorčoj gorčom gorčih gorčim gorčima najgorči najgorča najgorče najgorču najgorčeg najgorčega najgorčem najgorčemu najgorčoj najgorčom najgorčih najgorčim najgorčima
niski: nizak niži niža niže nižu nižeg nižega nižem nižemu nižoj nižom nižih nižim nižima najniži najniža najniže najnižu najnižeg najnižega najnižem najnižemu najnižoj najnižom najnižih najnižim najnižima
uski: uzak uži uža užu užeg užega užem užemu užoj užom užih užim užima najuži najuža najuže najužu najužeg najužega najužem najužemu najužoj najužom najužih najužim najužima
bliski: blizak bliži bliža bliže bližu bližeg bližega bližem bližemu bližoj bližom bližih bližim bližima najbliži najbliža najbliže najbližu najbližeg najbližega najbližem najbližemu najbližoj najbližom najbližih najbližim najbližima
rijetki: rijedak rjeđi rjeđa rjeđe rjeđu rjeđeg rjeđega rjeđem rjeđemu rjeđoj rjeđom rjeđih rjeđim rjeđima najrjeđi najrjeđa najrjeđe najrjeđu najrjeđeg najrjeđega najrjeđem najrjeđemu najrjeđoj najrjeđom najrjeđih najrjeđim najrjeđima
glatki: gladak
drski: drzak
mrski: mrzak
kliski: klizak
skliski: sklizak
ljupki: ljubak
gipki: gibak
britki: bridak
vitki: vitak
laki: lak lakši lakša lakše lakšu lakšeg lakšega lakšem lakšemu lakšoj lakšom lakših lakšim lakšima najlakši najlakša najlakše najlakšu najlakšeg najlakšega najlakšem najlakšemu najlakšoj najlakšom najlakših najlakšim najlakšima
jaki: jak jači jača jače jaču jačeg jačega jačem jačemu jačoj jačom jačih jačim jačima najjači najjača najjače najjaču najjačeg najjačega najjačem najjačemu najjačoj najjačom najjačih najjačim najjačima
topli: topao
debeli: debeo deblji deblja deblje deblju debljeg debljega debljem debljemu debljoj debljom debljih debljim debljima najdeblji najdeblja najdeblje najdeblju najdebljeg najdebljega najdebljem najdebljemu najdebljoj najdebljom najdebljih najdebljim najdebljima
kiseli: kiseo
veseli: veseo
zreli: zreo
vreli: vreo
truli: truo
gnjili: gnjil
okrugli: okrugao
obli: obao
nagli: nagao
podmukli: podmukao
promukli: promukao
promrzli: promrzao
suvisli: suvisao
samonikli: samonikao
nevaljali: nevaljao
radoznali: radoznao
potmuli: potmuo
nemili: nemio
dobrodošli: dobrodošao
divlji: divalj
smeđi: smeđ
riđi: riđ
krnji: krnj
časni: častan
korisni: koristan
beskorisni: beskoristan
izvrsni: izvrstan
žalosni: žalostan
dražesni: dražestan
revnosni: revnostan
sablasni: sablastan
izvjesni: izvjestan
neizvjesni: neizvjestan
svi: sav
kakvi: kakav
nekakvi: nekakav
nikakvi: nikakav
svakakvi: svakakav
svoj: svom svomu svog svoga svome
# comparatives and superlatives from another stem or with a changed consonant
dobri: bolji bolja bolje bolju boljeg boljega boljem boljemu boljoj boljom boljih boljim boljima najbolji najbolja najbolje najbolju najboljeg najboljega najboljem najboljemu najboljoj najboljom najboljih najboljim najboljima
velik: veći veća veću većeg većega većem većemu većoj većom većih većim većima najveći najveća najveće najveću najvećeg najvećega najvećem najvećemu najvećoj najvećom najvećih najvećim najvećima veće
mali: manji manja manju manjeg manjega manjem manjemu manjoj manjom manjih manjim manjima najmanji najmanja najmanju najmanjeg najmanjega najmanjem najmanjemu najmanjoj najmanjom najmanjih najmanjim najmanjima
malen: manji manja manju manjeg manjega manjem manjemu manjoj manjom manjih manjim manjima najmanji najmanja najmanju najmanjeg najmanjega najmanjem najmanjemu najmanjoj najmanjom najmanjih najmanjim najmanjima
visok: viši viša višu višeg višega višem višemu višoj višom viših višim višima najviši najviša najvišu najvišeg najvišega najvišem najvišemu najvišoj najvišom najviših najvišim najvišima
lijep: ljepši ljepša ljepše ljepšu ljepšeg ljepšega ljepšem ljepšemu ljepšoj ljepšom ljepših ljepšim ljepšima najljepši najljepša najljepše najljepšu najljepšeg najljepšega najljepšem najljepšemu najljepšoj najljepšom najljepših najljepšim najljepšima lip lipo lipog lipoga lipomu lipome lipih lipim lipoj lipši lipša lipše najlipši najlipša najlipše
mlad: mlađi mlađa mlađe mlađu mlađeg mlađega mlađem mlađemu mlađoj mlađom mlađih mlađim mlađima najmlađi najmlađa najmlađe najmlađu najmlađeg najmlađega najmlađem najmlađemu najmlađoj najmlađom najmlađih najmlađim najmlađima
brz: brži brža brže bržu bržeg bržega bržem bržemu bržoj bržom bržih bržim bržima najbrži najbrža najbrže najbržu najbržeg najbržega najbržem najbržemu najbržoj najbržom najbržih najbržim najbržima
kratki: kraći kraća kraće kraću kraćeg kraćega kraćem kraćemu kraćoj kraćom kraćih kraćim kraćima najkraći najkraća najkraće najkraću najkraćeg najkraćega najkraćem najkraćemu najkraćoj najkraćom najkraćih najkraćim najkraćima
dug: duži duža dužu dužeg dužega dužem dužemu dužoj dužom dužih dužim dužima najduži najduža najduže najdužu najdužeg najdužega najdužem najdužemu najdužoj najdužom najdužih najdužim najdužima dulji dulja dulje dulju duljeg duljega duljem duljemu duljoj duljom duljih duljim duljima najdulji najdulja najdulje najdulju najduljeg najduljega najduljem najduljemu najduljoj najduljom najduljih najduljim najduljima
dubok: dublji dublja dublje dublju dubljeg dubljega dubljem dubljemu dubljoj dubljom dubljih dubljim dubljima najdublji najdublja najdublje najdublju najdubljeg najdubljega najdubljem najdubljemu najdubljoj najdubljom najdubljih najdubljim najdubljima
širok: širi šire šireg širega širem širemu široj širih širim širima najširi najšira najšire najširu najšireg najširega najširem najširemu najširoj najširom najširih najširim najširima
dalek: dalji dalja dalju daljeg daljega daljem daljemu daljoj daljom daljih daljim daljima najdalji najdalja najdalje najdalju najdaljeg najdaljega najdaljem najdaljemu najdaljoj najdaljom najdaljih najdaljim najdaljima
tvrd: tvrđi tvrđa tvrđe tvrđu tvrđeg tvrđega tvrđem tvrđemu tvrđoj tvrđom tvrđih tvrđim tvrđima najtvrđi najtvrđa najtvrđe najtvrđu najtvrđeg najtvrđega najtvrđem najtvrđemu najtvrđoj najtvrđom najtvrđih najtvrđim najtvrđima
mek: mekši mekša mekše mekšu mekšeg mekšega mekšem mekšemu mekšoj mekšom mekših mekšim mekšima najmekši najmekša najmekše najmekšu najmekšeg najmekšega najmekšem najmekšemu najmekšoj najmekšom najmekših najmekšim najmekšima
gust: gušći gušća gušće gušću gušćeg gušćega gušćem gušćemu gušćoj gušćom gušćih gušćim gušćima najgušći najgušća najgušće najgušću najgušćeg najgušćega najgušćem najgušćemu najgušćoj najgušćom najgušćih najgušćim najgušćima
tanki: tanji tanja tanje tanju tanjeg tanjega tanjem tanjemu tanjoj tanjom tanjih tanjim tanjima najtanji najtanja najtanje najtanju najtanjeg najtanjega najtanjem najtanjemu najtanjoj najtanjom najtanjih najtanjim najtanjima
čest: češći češća češće češću češćeg češćega češćem češćemu češćoj češćom češćih češćim češćima najčešći najčešća najčešće najčešću najčešćeg najčešćega najčešćem najčešćemu najčešćoj najčešćom najčešćih najčešćim najčešćima
čist: čišći čišća čišće čišću čišćeg čišćega čišćem čišćemu čišćoj čišćom čišćih čišćim čišćima najčišći najčišća najčišće najčišću najčišćeg najčišćega najčišćem najčišćemu najčišćoj najčišćom najčišćih najčišćim najčišćima
čvrst: čvršći čvršća čvršće čvršću čvršćeg čvršćega čvršćem čvršćemu čvršćoj čvršćom čvršćih čvršćim čvršćima najčvršći najčvršća najčvršće najčvršću najčvršćeg najčvršćega najčvršćem najčvršćemu najčvršćoj najčvršćom najčvršćih najčvršćim najčvršćima
skup: skuplji skuplja skuplje skuplju skupljeg skupljega skupljem skupljemu skupljoj skupljom skupljih skupljim skupljima najskuplji najskuplja najskuplje najskuplju najskupljeg najskupljega najskupljem najskupljemu najskupljoj najskupljom najskupljih najskupljim najskupljima
drag: draži draža draže dražu dražeg dražega dražem dražemu dražoj dražom dražih dražim dražima najdraži najdraža najdraže najdražu najdražeg najdražega najdražem najdražemu najdražoj najdražom najdražih najdražim najdražima
blag: blaži blaža blaže blažu blažeg blažega blažem blažemu blažoj blažom blažih blažim blažima najblaži najblaža najblaže najblažu najblažeg najblažega najblažem najblažemu najblažoj najblažom najblažih najblažim najblažima
tih: tiši tiša tiše tišu tišeg tišega tišem tišemu tišoj tišom tiših tišim tišima najtiši najtiša najtiše najtišu najtišeg najtišega najtišem najtišemu najtišoj najtišom najtiših najtišim najtišima
gluh: gluši gluša gluše glušu glušeg glušega glušem glušemu glušoj glušom gluših glušim glušima najgluši najgluša najgluše najglušu najglušeg najglušega najglušem najglušemu najglušoj najglušom najgluših najglušim najglušima gluv gluva gluvo gluvi gluve
suh: sušeg sušega sušem sušemu sušoj suših sušima najsuši najsuša najsuše najsušu najsušeg najsušega najsušem najsušemu najsušoj najsušom najsuših najsušim najsušima suhlji suhlja suhlje suhlju suhljeg suhljega suhljem suhljemu suhljoj suhljom suhljih suhljim suhljima najsuhlji najsuhlja najsuhlje najsuhlju najsuhljeg najsuhljega najsuhljem najsuhljemu najsuhljoj najsuhljom najsuhljih najsuhljim najsuhljima suv suva suvo suvi suve suvog suvoga
bijel: bjelji bjelja bjelje bjelju bjeljeg bjeljega bjeljem bjeljemu bjeljoj bjeljom bjeljih bjeljim bjeljima najbjelji najbjelja najbjelje najbjelju najbjeljeg najbjeljega najbjeljem najbjeljemu najbjeljoj najbjeljom najbjeljih najbjeljim najbjeljima bil bilog biloga biloj bilom bilih bilim
crn: crnji crnja crnje crnju crnjeg crnjega crnjem crnjemu crnjoj crnjom crnjih crnjim crnjima najcrnji najcrnja najcrnje najcrnju najcrnjeg najcrnjega najcrnjem najcrnjemu najcrnjoj najcrnjom najcrnjih najcrnjim najcrnjima
žut: žući žuća žuće žuću žućeg žućega žućem žućemu žućoj žućom žućih žućim žućima najžući najžuća najžuće najžuću najžućeg najžućega najžućem najžućemu najžućoj najžućom najžućih najžućim najžućima
blijed: bljeđi bljeđa bljeđe bljeđu bljeđeg bljeđega bljeđem bljeđemu bljeđoj bljeđom bljeđih bljeđim bljeđima najbljeđi najbljeđa najbljeđe najbljeđu najbljeđeg najbljeđega najbljeđem najbljeđemu najbljeđoj najbljeđom najbljeđih najbljeđim najbljeđima
živ: življi življa življe življu življeg življega življem življemu življoj življom življih življim življima najživlji najživlja najživlje najživlju najživljeg najživljega najživljem najživljemu najživljoj najživljom najživljih najživljim najživljima
ljut: ljući ljuća ljuće ljuću ljućeg ljućega ljućem ljućemu ljućoj ljućom ljućih ljućim ljućima najljući najljuća najljuće najljuću najljućeg najljućega najljućem najljućemu najljućoj najljućom najljućih najljućim najljućima
krut: krući kruća kruće kruću krućeg krućega krućem krućemu krućoj krućom krućih krućim krućima najkrući najkruća najkruće najkruću najkrućeg najkrućega najkrućem najkrućemu najkrućoj najkrućom najkrućih najkrućim najkrućima
lud: luđi luđa luđe luđu luđeg luđega luđem luđemu luđoj luđom luđih luđim luđima najluđi najluđa najluđe najluđu najluđeg najluđega najluđem najluđemu najluđoj najluđom najluđih najluđim najluđima
glup: gluplji gluplja gluplje gluplju glupljeg glupljega glupljem glupljemu glupljoj glupljom glupljih glupljim glupljima najgluplji najgluplja najgluplje najgluplju najglupljeg najglupljega najglupljem najglupljemu najglupljoj najglupljom najglupljih najglupljim najglupljima
grub: grublji grublja grublje grublju grubljeg grubljega grubljem grubljemu grubljoj grubljom grubljih grubljim grubljima najgrublji najgrublja najgrublje najgrublju najgrubljeg najgrubljega najgrubljem najgrubljemu najgrubljoj najgrubljom najgrubljih najgrubljim najgrubljima
tup: tuplji tuplja tuplje tuplju tupljeg tupljega tupljem tupljemu tupljoj tupljom tupljih tupljim tupljima najtuplji najtuplja najtuplje najtuplju najtupljeg najtupljega najtupljem najtupljemu najtupljoj najtupljom najtupljih najtupljim najtupljima
plitki: plići plića pliće pliću plićeg plićega plićem plićemu plićoj plićom plićih plićim plićima najplići najplića najpliće najpliću najplićeg najplićega najplićem najplićemu najplićoj najplićom najplićih najplićim najplićima
strog: stroži stroža strože strožu strožeg strožega strožem strožemu strožoj strožom strožih strožim strožima najstroži najstroža najstrože najstrožu najstrožeg najstrožega najstrožem najstrožemu najstrožoj najstrožom najstrožih najstrožim najstrožima
žestok: žešći žešća žešće žešću žešćeg žešćega žešćem žešćemu žešćoj žešćom žešćih žešćim žešćima najžešći najžešća najžešće najžešću najžešćeg najžešćega najžešćem najžešćemu najžešćoj najžešćom najžešćih najžešćim najžešćima
tijesni: tješnji tješnja tješnje tješnju tješnjeg tješnjega tješnjem tješnjemu tješnjoj tješnjom tješnjih tješnjim tješnjima najtješnji najtješnja najtješnje najtješnju najtješnjeg najtješnjega najtješnjem najtješnjemu najtješnjoj najtješnjom najtješnjih najtješnjim najtješnjima
bijesni: bješnji bješnja bješnje bješnju bješnjeg bješnjega bješnjem bješnjemu bješnjoj bješnjom bješnjih bješnjim bješnjima najbješnji najbješnja najbješnje najbješnju najbješnjeg najbješnjega najbješnjem najbješnjemu najbješnjoj najbješnjom najbješnjih najbješnjim najbješnjima
prijeki: preči preča preče preču prečeg prečega prečem prečemu prečoj prečom prečih prečim prečima najpreči najpreča najpreče najpreču najprečeg najprečega najprečem najprečemu najprečoj najprečom najprečih najprečim najprečima
vrijedni: vredniji vrednija vrednije vredniju vrednijeg vrednijega vrednijem vrednijemu vrednijoj vrednijom vrednijih vrednijim vrednijima najvredniji najvrednija najvrednije najvredniju najvrednijeg najvrednijega najvrednijem najvrednijemu najvrednijoj najvrednijom najvrednijih najvrednijim najvrednijima vrjedniji vrjednija vrjednije vrjedniju vrjednijeg vrjednijega vrjednijem vrjednijemu vrjednijoj vrjednijom vrjednijih vrjednijim vrjednijima najvrjedniji najvrjednija najvrjednije najvrjedniju najvrjednijeg najvrjednijega najvrjednijem najvrjednijemu najvrjednijoj najvrjednijom najvrjednijih najvrjednijim najvrjednijima
smiješni: smješniji smješnija smješnije smješniju smješnijeg smješnijega smješnijem smješnijemu smješnijoj smješnijom smješnijih smješnijim smješnijima najsmješniji najsmješnija najsmješnije najsmješniju najsmješnijeg najsmješnijega najsmješnijem najsmješnijemu najsmješnijoj najsmješnijom najsmješnijih najsmješnijim najsmješnijima
lijen: ljeniji ljenija ljenije ljeniju ljenijeg ljenijega ljenijem ljenijemu ljenijoj ljenijom ljenijih ljenijim ljenijima najljeniji najljenija najljenije najljeniju najljenijeg najljenijega najljenijem najljenijemu najljenijoj najljenijom najljenijih najljenijim najljenijima
trijezni: trezniji treznija treznije trezniju treznijeg treznijega treznijem treznijemu treznijoj treznijom treznijih treznijim treznijima najtrezniji najtreznija najtreznije najtrezniju najtreznijeg najtreznijega najtreznijem najtreznijemu najtreznijoj najtreznijom najtreznijih najtreznijim najtreznijima
svijetli: svjetliji svjetlija svjetlije svjetliju svjetlijeg svjetlijega svjetlijem svjetlijemu svjetlijoj svjetlijom svjetlijih svjetlijim svjetlijima najsvjetliji najsvjetlija najsvjetlije najsvjetliju najsvjetlijeg najsvjetlijega najsvjetlijem najsvjetlijemu najsvjetlijoj najsvjetlijom najsvjetlijih najsvjetlijim najsvjetlijima
bijedni: bjedniji bjednija bjednije bjedniju bjednijeg bjednijega bjednijem bjednijemu bjednijoj bjednijom bjednijih bjednijim bjednijima najbjedniji najbjednija najbjednije najbjedniju najbjednijeg najbjednijega najbjednijem najbjednijemu najbjednijoj najbjednijom najbjednijih najbjednijim najbjednijima
# verbs whose forms the dictionary holds as single words
biti: sam si je smo ste su jesam jesi jest jeste jesmo jesu nisam nisi nije nismo niste nisu budem budeš bude budemo budete budu budi budimo budite bjeh bješe bje bjesmo bjehu bih bi bismo biste
htjeti: ću ćeš će ćemo ćete hoću hoćeš hoće hoćemo hoćete neću nećeš neće nećemo nećete htio htjela htjelo htjeli htjele htjedoh htjede htjedosmo htjedoše htjednem htjedne htjednu htijaše htijahu htijući hoteći htjet tija tio tila tili
moći: mogu možeš može možemo možete mogao mogla moglo mogli mogle mogoh mogosmo mogoše mogah mogaše mogasmo mogahu mogavši mognem mogne mognu
ići: išao išla išlo išli išle iđah iđaše iđahu iđasmo idući
otići: odem odeš ode odemo odete odu odoh odosmo odoste odoše
jesti: jedoh jedoše jist
bojati: bojim bojiš boji bojimo bojite bojeći
žeti: žanjem žanješ žanje žanjemo žanjete žanju žanji žnjem žnješ žnje žnjemo žnjete žnju žeo žela želo žet žeh žeše
požeti: požnjem požnje požnju požnjeo
klati: koljem kolješ kolje koljemo koljete kolju kolji koljimo koljite koljući
trti: tarem tareš tare taremo tarete taru tari tarući tro trla trlo trli trle
vreti: vrem vri vrije vriju vrim vrimo vrite vrio
drhtati: dršćem dršćeš dršće dršćemo dršćete dršću dršći
dahtati: dašćem dašćeš dašće dašću dahtah dahtala dahtale dahtali dahtalo dahtao dahtahu
veljeti: velim veliš veli velimo velite vele
spati: spim spiš spi spimo spite spao spala spalo spat
mrijeti: mrem mreš mre mremo mrete mru mro mrla mrlo mrli mrle
gnati: ženem ženeš gnao gnala gnalo gnali gnale gnan
stlati: steljem stelješ stelje steljemo steljete stelju stlao stlala stlalo stlali stlale
dati: dadem dadeš dade dademo dadete dadu dadnem dadne dadoh dadosmo dadoste dadoše
predati: predade predadem predadoh predadoše
prodati: prodade prodadoh prodadosmo prodadoste prodadoše
izdati: izdade izdadoše
zadati: zadade zadadoh zadadoše
udati: udade udadoh udadoše
dodati: dodade dodadoše
odati: odade odadoh odadosmo odadoste odadoše
doznati: doznade doznadoh doznadoše
priznati: priznade priznadoh priznadoše
prepoznati: prepoznade prepoznadoh prepoznadoše
imati: imade imadoh imadoše
morati: morade moradoh moradosmo moradoste moradoše
ostati: osta
sustati: sustade
leći: lezi lezite ležem
pomoći: pomozi pomozimo pomozite
udariti: udri udrimo udrite
poginuti: pogibe pogiboh pogibosmo pogiboše
prokleti: prokunem prokuneš prokune prokunemo prokunete prokunu prokuni
kleti: kunem kuneš kune kunemo kunete kunu
ponijeti: ponesoh ponesosmo ponesoste ponesoše
podnijeti: podnesoh podnesosmo podnesoše
donijeti: donesoh donesosmo donesoše
odnijeti: odnesoh odnesosmo odnesoše
izaći: iziđem iziđe iziđu izidoh izide izidoše
zaiskati: zaište zaištu zaišti
iskati: ištem išteš ište ištemo ištete ištu išti
vojevati: vojuje vojuju vojujem
skinuti: skide skidoše
kleknuti: klekao klekla klekli klekoše
stisnuti: stisla stisle stisli stiskoše
trgnuti: trgao trgla trglo trgli trgoh trgoše
zamuknuti: zamukla zamukli zamuklo zamukoše
zobati: zobe zobu
# collective nouns that stand for the plural
list: lišće
trn: trnje
snop: snoplje
grm: grmlje
drvo: drveće
kamen: kamenje
tele: telić
janje: janjac
jare: jarić
# possessives and other twins that the dictionary keeps apart
zaselak: zaseok
otac: očev
gusle: gusala
mater: materin
vol: vo
anđeo: anđel
trpjeti: trpim trpiš trpi trpimo trpite trpe trpio trpjela trpjelo trpjeli trpjele trpljen trpljenje
prijeći: preći
oba: obje obiju obadvije
zob: zoblju
rog: rozi
Stolac: Stoca Stocu Stocem
`;
