/** Families of given names: `sex Head: other Croatian forms | Latin and Italian register forms` (Latin in the nominative and genitive; the part after `|` may lack); `#` starts a heading. */
export const givenNames = `
# men, of the calendar of saints
m Adam: Ado | Adamus Adami
m Alojzije: Alojz Alojzij Lojzo Vjekoslav Vjeko | Aloysius Aloysii Aloisius Aloisii
m Ambroz: Ambro Ambrozije Ambrož | Ambrosius Ambrosii
m Andrija: Andro Andre Andrej Andrijica Andriša Andrijaš Jandro Jandrija | Andreas Andreae Andrea
m Anđelko: Anđelo Anđeo Angelo | Angelus Angeli
m Ante: Anto Antun Antonio Antonijo Antonije Antiša Antan Toni Tonći Tonči Tono Tonko Tunjo Tuno | Antonius Antonii Anthonius Anthonii
m Augustin: Augustino Gustin Gusto August | Augustinus Augustini
m Bariša: Baro Bare Bartol Bartul Bartolo Bartole Bartolomej | Bartholomaeus Bartholomaei Bartholomeus Bartholomei Bartolomaeus Bartolomaei Bartolomeus Bartolomei Bartolomeo
m Benedikt: Beno Benko | Benedictus Benedicti
m Bernard: Bernardo Bernardin | Bernardus Bernardi Bernardinus Bernardini
m Blaž: Blažo Blaško Blažan Vlaho | Blasius Blasii Biagio
m Bono: Bone | Bonaventura Bonaventurae
m Bonifacije: Bonifac | Bonifacius Bonifacii Bonifatius Bonifatii
m Ćiril: Ćiro Ciril Ćirilo | Cyrillus Cyrilli Cirillus Cirilli
m Damjan: Damljan Damijan | Damianus Damiani
m Dane: Danijel Daniel Dano Danilo | Danielis
m David: Davo | Davidis
m Didak: Didako | Didacus Didaci
m Dominik: Dominko Dinko Domin | Dominicus Dominici Domenico
m Duje: Dujam Dujo Dujmo | Domnius Domnii Doimus Doimi
m Fabijan: Fabo Fabjan | Fabianus Fabiani
m Srećko: Feliks Felicijan | Felix Felicis
m Ferdo: Ferdinand Ferdinando | Ferdinandus Ferdinandi
m Filip: Pilip Filo | Philippus Philippi Philipus Philipi Filippo
m Frano: Frane Franjo Fran Franko Franciško Frančesko Pranjo Prane Vrano Vranjo | Franciscus Francisci Francesco
m Gabrijel: Gabro Gabre Gabriel Gavro | Gabrielis
m Gašpar: Gašo Gaško Gašpo | Gasparus Gaspari Casparus Caspari Gaspar Caspar
m Grgo: Grgur Grga Grgica Grge Grgorije Grguro | Gregorius Gregorii Gregorio
m Ignacije: Ignac Ignacij Ignjacije Ignjo | Ignatius Ignatii
m Ilija: Ile Ilko Iliša Ićo Ikan Elija Ilijica | Elias Helias Eliae Heliae
m Ivan: Ive Ivo Ivica Ivko Ivanko Iviša Ivša Ivanac Ivaniš Đivo | Joannes Johannes Ioannes Joannis Johannis Ioannis Giovanni Zuane
m Izidor: Isidor | Isidorus Isidori
m Jakov: Jako Jakiša Jakša Jakica Jakob Jakobo Jakoviša | Jacobus Jacobi Iacobus Iacobi Giacomo
m Jerko: Jere Jero Jerolim Jeronim | Hieronymus Hieronymi Jeronimus Jeronimi Hieronimus Hieronimi Girolamo
m Joakim: Jakim | Joachim Joachimus Joachimi Ioachim
m Jozo: Josip Joso Joze Jože Joško Josko Jozica Jozan Joko Jozip Jozep Josif Jozef | Josephus Josephi Joseph Iosephus Iosephi Ioseph Giuseppe
m Julijan: Julije Julijo Julian | Julianus Juliani Julius Julii
m Jure: Juraj Juro Jurica Jurko Juriša Juriš Juko Đuro Đurađ Đurđe Đuraj | Georgius Georgii Giorgius Giorgii Giorgio Zorzi
m Karlo: Karol | Carolus Caroli Karolus Karoli
m Klement: Kliment Klemo | Clemens Clementis
m Kornelije: Korne Kornelijo | Cornelius Cornelii
m Krsto: Krste Kristo Krišto Kristofor Krištofor | Christophorus Christophori Cristoforo
m Krševan: Krše | Chrysogonus Chrysogoni
m Kuzma: Kuzman Kuzmo | Cosmas Cosmae
m Lazar: Lazo | Lazarus Lazari
m Leonard: Leonardo Linard Linardo | Leonardus Leonardi
m Leopold: Leo Poldo | Leopoldus Leopoldi
m Lovro: Lovre Lovrenc Lovrinac Lovrenco Lorenco | Laurentius Laurentii Laurencius Laurencii Lorenzo
m Luka: Luko Lukica Lukša Lukan | Lucas Lucae
m Ljudevit: Lujo Luj Ludvig | Ludovicus Ludovici Ludovico
m Marijan: Marjan | Marianus Mariani
m Marijo: Mario | Marius Marii
m Marko: Markica Markiša Marčo | Marcus Marci Marco
m Marin: Marinko | Marinus Marini
m Martin: Martinko Mrtin | Martinus Martini Martino
m Mate: Mato Matej Matija Mateo Matijaš Matijas Matko Matan Mateša Matiša | Matthaeus Matthaei Matheus Mathei Mathaeus Mathaei Mattheus Matthei Matthias Mathias Matthiae Mathiae Matteo
m Melkior: Melko Melkijor Melhior Menko | Melchior Melchioris
m Metod: Metodije | Methodius Methodii
m Mijo: Mihovil Mihajlo Mihael Mijat Miho Miško Mišo Mićo Mijovil Miovil Miovilo Mihalj Mihaljo Mijalj Miko | Michael Michaelis Michele
m Nikola: Niko Nikica Nikša Nike Nikolica Nikac Mikula | Nicolaus Nicolai Nicola Nicolo
m Paškal: Paško Pasko Paskal | Paschalis Pascalis
m Pavao: Pavo Pavle Pave Pajo Paval Pavlo Pavlica | Paulus Pauli Paolo
m Petar: Pero Pere Perica Pejo Perko Perkan Periša Petrica Pešo Pjero | Petrus Petri Pietro
m Placid: Placido | Placidus Placidi
m Rafael: Rafo Rafe | Raphael Raphaelis
m Roko: Rok Roćo | Rochus Rochi Roccus Rocci Rocco
m Rudolf: Rudo | Rudolphus Rudolphi Rudolfus Rudolfi
m Sebastijan: Sebo Bastijan Bašo Boštjan | Sebastianus Sebastiani
m Silvestar: Silve Silvo Silvestre | Silvester Sylvester Silvestri
m Stipe: Stjepan Stipan Stipo Stipica Stipko Stijepo Stjepo Stijepan Stepan Stevan Stevo Stefan Štefan Šćepan Šćepo Šćipan Šćipo Šćefan | Stephanus Stephani Stefanus Stefani Stefano
m Šimun: Šime Šimo Šimica Šimon Šimko Šiman Šimiša Simo Simon Simun Simeon | Simonis Simeonis Simone
m Tadija: Tado Tade Tadej Tadijan | Thaddaeus Thaddaei Thadaeus Thadaei Thaddeus Thaddei Thadeus Thadei Tadeus Tadei
m Toma: Tomo Tomas Tomaš Tomko Tomica Tomaso | Thomas Thomae Tommaso
m Valentin: Valent Valo | Valentinus Valentini
m Vicko: Vinko Vice Vicenco Vincencije Vincent | Vincentius Vincentii Vincenzo
m Vid: Vido Vidak Vidan Vidoje | Vitus Viti
m Viktor: Viko Viktorije | Victor Victoris
m Vilim: Vilko Viljem Vilem | Guilielmus Guilielmi Gulielmus Gulielmi Guglielmo Wilhelmus Wilhelmi
m Žarko: Žaro
# men, of the people
m Bogdan: Bogo Bogoslav | Deodatus Deodati
m Božo: Božidar Božan Božko Boško | Natalis
m Branko: Brane Brano Branimir Branislav
m Berislav: Bero Berko
m Cvitan: Cvitko Cvjetko Cvijetko Cvijan
m Darko: Dario Darijo
m Davor: Davorin
m Drago: Dragutin Dragan Draško Dragiša Dragomir Dragoslav
m Gojko: Gojo
m Grubiša: Grubo Gruban Grubješa
m Hrvoje: Hrvoja Hrvo
m Krešimir: Krešo Kreše
m Križan: Križo
m Kruno: Krunoslav Krune
m Ljubo: Ljubomir Ljuban Ljubiša Ljupko Ljubislav Ljube
m Mile: Milan Milenko Miljenko Milanko
m Miljan: Miljo
m Mirko: Miro Miroslav
m Mladen: Mlađen Mladenko Mlađo
m Nediljko: Nedjeljko Nedeljko Neđo Nedo
m Nenad: Neno Neško
m Neven: Nevenko
m Rade: Radoslav Radovan Radoš Radan Radoje Radojica
m Rajko: Rajo
m Ratko: Ratimir
m Slavko: Slavo Slaven Slaviša Slavomir Slavoljub
m Slobodan: Slobo
m Stanko: Stanislav Stano Staniša | Stanislaus Stanislai
m Stojan: Stojko Stojo | Stoianus Stoiani Stojanus Stojani
m Tihomir: Tihomil
m Tomislav: Tomo Tomica
m Veljko: Velimir
m Vlado: Vladimir Vladislav Vlatko Vladko Vladan | Ladislaus Ladislai
m Vojo: Vojislav Vojin Vojko
m Vuk: Vuko Vukan Vule Vukša Vukas Vukosav Vukašin
m Zdravko: Zdravan
m Zdenko: Zdeno Zdeslav
m Zlatko: Zlatan
m Zoran: Zorko
m Zvonko: Zvonimir Zvone
m Željko: Željo Želimir
# women, of the calendar of saints
f Agata: Gata Jagata | Agatha Agathae
f Ana: Anica Ankica Anka Anuša Ančica Anuka Aneta Anita | Anna Annae
f Anđa: Anđelija Anđela Anđelka Anđica Anđuša Anđelina Angelina | Angela Angelae Angelica Angelicae Angelinae
f Antonija: Antica Antuša Antula Antonela Tona Tonka Tonica Tonija | Antonia Antoniae
f Apolonija: Polonija Lonija | Apollonia Apolloniae
f Bara: Barbara Barica Barka Varvara | Barbarae
f Brigita: Brigida Gita | Brigitta Brigittae Brigitha Brigithae
f Cecilija: Cila Cilka Cilika Cecila | Caecilia Caeciliae Cecilia Ceciliae
f Danijela: Daniela | Danielae
f Delfa: Delfina | Delphina Delphinae
f Dominika: Doma Domina Domka Domika Dinka | Dominica Dominicae Domenica
f Đurđa: Đurđica Đurđija Đuka Jurka | Georgia Georgiae
f Eva: Evica Evka Jeva Jevuša Jevica | Heva Hevae Evae
f Elizabeta: Jelisava Jelisaveta Elza Liza Lizika Elizabet | Elisabeth Elisabetha Elisabethae Elisabet Elizabeth Elisabetta
f Eufemija: Fema Fumija Fuma | Euphemia Euphemiae
f Filipa: Pilipa Filipina | Philippa Philippae
f Filomena: Mena | Philomena Philomenae
f Franka: Frana Franjka Franjica Frančeska Franciška Franica Pranka | Francisca Franciscae Francesca
f Gabrijela: Gabriela | Gabrielae
f Ilka: Ilinka Ika Ilijana
f Iva: Ivana Ivanka Ivka Ivuša Ivančica Ivanica | Joanna Joannae Johanna Johannae Ioanna Ioannae Giovanna
f Jaka: Jakovka Jakobina Jakoba Jakuša | Jacoba Jacobae Iacoba Iacobae Jacobina Jacobinae
f Jana: Janica Janka
f Janja: Agneza Janjica Janjuša Janjka Agnija | Agnes Agnetis Agnese
f Jela: Jelena Jelica Jelka Jele Jeluša Jelina Jelača Jelenka Helena Elena Lena Lenka | Helenae
f Jera: Jerka Jerina Jerolima | Hieronyma Hieronymae
f Josipa: Joza Josipina Jozefina Jozefa Jozipa Josica Pepa Pepica Finka | Josepha Josephae Josephina Josephinae Iosepha Iosephae Giuseppa
f Julija: Jula Julka Julijana Đula Đulija | Julia Juliae Juliana Julianae Iulia Iuliae Iuliana Iulianae
f Justina: Justa | Justinae
f Kata: Katarina Kate Katica Katuša Katija Katina Katinka Kaja Kajica Kajuša Katra | Catharina Catharinae Catarina Catarinae Catherina Catherinae Katharina Katharinae Caterina
f Klara: Klarica | Clara Clarae Chiara
f Kristina: Krista Krstina Kristinka | Christina Christinae
f Luca: Lucija Luce Lucka | Lucia Luciae
f Lujza: Luiza Lujka | Ludovica Ludovicae Aloysia Aloysiae
f Manda: Magdalena Mandalina Mandalena Mandica Manduša Mandina Magda Majda Mada | Maddalena Magdalenae
f Mara: Marija Mare Marica Maruša Maruka Marijica Marička Marika Mica Maca | Maria Mariae
f Margareta: Margita Margarita Marga Margica Malgarita Greta | Margaretha Margarethae Margherita Margaritae
f Marijana: Marjana Marijanka | Mariana Marianae Marianna Mariannae
f Marina: Marinka | Marinae
f Martina: Martinka | Martinae
f Marta: Martuša | Martha Marthae
f Monika: Mona | Monica Monicae
f Matija: Mata Matuša | Matthia Mathia
f Mihaela: Mihovila Mihovilka Mija Mijuša Mihajla | Michaela Michaelae
f Nikolina: Nika Nikoleta Nikolija | Nicolina Nicolinae
f Pava: Pavica Pavka Pavuša Pavlina Paula Paulina Pavlija | Paola Paulae Paulinae
f Pera: Perka Petra Petruša Peruša Perina Petrina Petronila Petronela Petrunela | Petronilla Petronillae Petronella Petronellae Petrae
f Ruža: Ružica Ružarija Roza Rozalija Rozina Rozika Ruška | Rosa Rosae Rosalia Rosaliae Rosaria Rosariae
f Sofija: Sofa Sofka | Sophia Sophiae
f Stipa: Stipana Stipanka Stipka Stjepanka Stjepanija Štefa Štefica Štefanija Stefanija | Stephania Stephaniae Stephana Stephanae
f Suzana: Suza | Susanna Susannae Suzanna Suzannae
f Šima: Šimuna Šimka Šimuša Simona Šimunica | Simeona Simeonae
f Tereza: Terezija Terka Rezika Reza Tere Terezinka Terezina | Theresia Theresiae Teresia Teresiae Theresa Theresae Teresa Teresae
f Uršula: Urša Oršula Orsola | Ursula Ursulae
f Veronika: Verona Verka | Veronica Veronicae
f Vera: Verica
f Vica: Vicenca Vinka Vincencija Vinkica | Vincentia Vincentiae Vincenza
f Vida: Vidica Vidosava Vidoslava Vidača | Vita Vitae
f Viktorija: Vika Viktora | Victoria Victoriae
f Bernarda: Bernardica Bernardina | Bernardae
f Karolina: Karla Karlica | Carolina Carolinae
f Valentina: Valenta | Valentinae
f Natalija: Nata Nataša
# women, of the people
f Biljana: Bilja
f Blaga: Blagica Blažica Blaženka Blaža Blagojka | Blasia Blasiae
f Bosa: Bosiljka Bosilja
f Božica: Božana Božena Boža Božidarka | Natalia Nataliae
f Branka: Brankica Branislava
f Cvita: Cvija Cvijeta Cvitka Cvijetka Cvitana Cvjetana Cvituša Cvite | Flora Florae
f Danica: Dana Danka
f Draga: Dragica Dragana Draguša Dragojla Dragija
f Jadranka: Jadra
f Jagoda: Jagodica Jaga
f Kruna: Krunoslava Krunica
f Ljuba: Ljubica Ljubinka Ljubislava
f Ljilja: Ljiljana Ljiljanka
f Milka: Mila Milica Milja Miljka Milkica
f Milena: Milenka
f Mira: Mirjana Miroslava Mirka
f Nada: Nadica Nadežda
f Neda: Nediljka Nedjeljka Nedeljka Nedica
f Nevenka: Neva Nevena
f Rada: Radica Radojka Radmila
f Slavka: Slavica Slava Slavojka
f Smilja: Smiljana Smiljka
f Stana: Stanka Stanica Stanislava Stanuša Stanija
f Stoja: Stojanka Stojka Stojna | Stoiana Stoianae
f Vuka: Vukosava
f Zdenka: Zdena
f Zlata: Zlatka Zlatica
f Zora: Zorka Zorica Zoruša Zorana
f Jasna: Jasenka
f Tomka: Tomislava
f Vlatka: Vlasta Vladimira
f Zvonka: Zvonimira Zvonkica
f Željka: Željana
`;
