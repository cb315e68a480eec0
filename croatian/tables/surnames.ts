/** Surnames: `Surname` or `Surname: old and misspelt ways of writing it`; the code makes their inflected, plural, possessive and feminine forms; `#` starts a heading. */
export const surnames = `
# the hill
Bošnjak: Bošnak Bošnjac Bosgnak Bosgniak Bosniak Boschniak Bossgnak
Ćavar: Čavar Chiavar Ciavar Chavar
# Široki Brijeg and the villages around it
Bakula
Barbarić: Barbarich
Bebek
Begić: Begich
Bevanda
Bogut
Brkić: Berkich Brkich
Bubalo
Budimir
Bušić: Busich
Crnjac: Cernjac
Cvitković: Cvjetković Cvitkovich
Čerkez: Čerkes
Čolak
Čović: Covich
Čule
Čuljak: Čuliak
Čutura
Ćorić: Chorich Corich
Ćorluka: Čorluka Chorluka
Ćosić: Chosich Cosich
Ćubela
Dodig
Dragićević: Dragičević Dragicevich
Drežnjak: Drežnjac
Dugandžić: Dugandzich
Džolan
Galić: Galich
Glamuzina
Grbavac: Gerbavac
Grbešić: Gerbesich Grbesich
Grubišić: Grubisich
Herceg: Erceg Herzeg Ercegh
Hrkać: Hrkač Herkać Erkać Herkach
Hrstić: Rstić Herstich Hrstich
Ivanković: Ivankovich
Jelčić: Jelcich
Jelić: Jelich
Jozić: Jozich
Jukić: Jukich
Jurčić: Jurcich
Jurić: Giurich Jurich
Jurilj
Karačić: Karacich
Knezović: Knezovich
Kolak
Kolobarić: Kolobarich
Kožul: Koxul
Kraljević: Kraglievich Kraljevich
Krišto
Kutle
Kvesić: Kvesich
Lasić: Lasich
Lončar
Lovrić: Lovrich
Luburić: Luburich
Ljubić: Gliubich Ljubich
Ljubičić: Ljubicich
Mabić: Mabich
Majić: Majich
Mandić: Mandich
Marić: Marich
Marijanović: Marianović Marijanovich
Markić: Markich
Martinović: Martinovich
Marušić: Marusich
Matić: Matich
Medić: Medich
Mikulić: Mikulich
Miletić: Miletich
Miličević: Milićević Milicevich
Naletilić: Naletilich
Nižić: Nizich
Nuić: Nuich
Oreč
Ostojić: Ostojich
Pavković: Pavkovich
Pavlović: Pavlovich
Penava
Penavić: Penavich
Perić: Perich
Pinjuh
Planinić: Planinich
Primorac
Prlić: Perlich Prlich
Prskalo
Puljić: Pulić Puglich Puljich
Pušić: Pusich
Raguž
Raič
Rašić: Rasich
Rezić: Rezich
Romić: Romich
Rotim
Sesar
Skoko
Slišković: Sliskovich
Soldo
Spajić: Spajich
Stanić: Stanich
Stojić: Stojich
Šaravanja
Šarac
Šimić: Simich
Šimunović: Simunovich
Škegro
Škrobo
Šušak
Tolj
Tomas
Topić: Topich
Turudić: Turudich
Vasilj: Vasiglj
Vidović: Vidovich
Vrdoljak: Verdoljak Verdogliak
Vučić: Vucich
Vukoja
Zeljko
Zelenika
Zlomislić: Zlomislich
Zorić: Zorich
Zovko
Zubac
# the region: Mostar, Posušje, Grude, Ljubuški, Čitluk, Duvno
Alilović: Alilovich
Alpeza
Ančić: Ancich
Andrić: Andrich
Anić: Anich
Azinović: Azinovich
Bagarić: Bagarich
Bandić: Bandich
Barać
Bazina
Bekavac
Beljo
Bešlić: Beslich
Bilić: Bilich
Bilobrk
Blažević: Blazevich
Boban
Bokšić: Boksich
Brekalo
Buljan
Bunoza
Buntić: Buntich
Cigić: Cigich
Damjanović: Damnjanović Damjanovich
Doko
Dujmović: Dujmovich
Eljuga
Filipović: Filipovich
Gadže
Gagro
Gašpar
Grgić: Gergich Grgich
Gugić: Gugich
Hrgović: Hrgovich
Ivančić: Ivancich
Jakić: Jakich
Jerkić: Jerkich
Jolić: Jolich
Jurišić: Jurisich
Klarić: Klarich
Kordić: Kordich
Kovač
Kovačević: Kovacevich
Kovačić: Kovacich
Kozina
Krasić: Krasich
Krešić: Kresich
Križanović: Krizanovich
Krtalić: Krtalich
Lauc
Leko
Lučić: Lucich
Luetić: Luetich
Mamić: Mamich
Mandurić: Mandurich
Marčinko
Marinčić: Marincich
Matijević: Matijevich
Međugorac
Mihalj: Mialj
Mikić: Mikich
Milas
Milić: Milich
Mišetić: Misetich
Musa
Mustapić: Mustapich
Nenadić: Nenadich
Nikolić: Nikolich
Nosić: Nosich
Nikić: Nikich
Pandža
Papac
Paradžik
Pavičić: Pavicich
Pehar
Perković: Perkovich
Pervan
Pešorda
Petrović: Petrovich
Petrušić: Petrusich
Radoš
Raspudić: Raspudich
Ravlić: Ravlich
Rupčić: Rupcich
Sabljo
Sivrić: Sivrich
Smiljanić: Smiljanich
Sušac
Šakota
Šutalo
Tabak
Tadić: Tadich
Tokić: Tokich
Tomić: Tomich
Topalović: Topalovich
Ujević: Ujevich
Vego
Vištica
Vlašić: Vlasich
Vrljić: Verglich Vrljich
Zadro
Zekić: Zekich
Živković: Zivkovich
`;
