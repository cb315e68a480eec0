/** What b is to a, for one path. */
export interface Case {
  readonly ego: string;
  readonly path: string;
  readonly who: string;
  readonly term: string;
  readonly sentence: string;
  /** The word of every day and the older and local words; undefined where the row does not say. */
  readonly also: string | undefined;
}

/**
 * Who asks | the path to the other, as fixture/path-genealogy.ts reads it | the other's name | the word | the sentence | what else
 * they may be called.
 */
const TABLE = `
  # Preci
  Ana | F | Ivan | otac | Ivan je Anin otac. | dijalektno: ćaća, ćako, tata
  Ivan | F | Mate | otac | Mate je Ivanov otac. | dijalektno: ćaća, ćako, tata
  Ana | M | Marija | majka | Marija je Anina majka. | i mati; dijalektno: mater, mama
  Ivan | M | Marija | majka | Marija je Ivanova majka. | i mati; dijalektno: mater, mama
  Ana | FF | Mate | djed | Mate je Anin djed (otac njezina oca). | dijalektno: did, dida; oslovljava se: djede, dide
  Ana | MF | Mate | djed | Mate je Anin djed (otac njezine majke). | dijalektno: did, dida; oslovljava se: djede, dide
  Ivan | FM | Kata | baka | Kata je Ivanova baka (majka njegova oca). | i baba; oslovljava se: bako, babo
  Ivan | MM | Kata | baka | Kata je Ivanova baka (majka njegove majke). | i baba; oslovljava se: bako, babo
  Ana | FFF | Jure | pradjed | Jure je Anin pradjed (otac njezina djeda po ocu). | dijalektno: pradid
  Ana | FMF | Jure | pradjed | Jure je Anin pradjed (otac njezine bake po ocu). | dijalektno: pradid
  Ivan | MFM | Luca | prabaka | Luca je Ivanova prabaka (majka njegova djeda po majci). | i prababa
  Ivan | MMM | Luca | prabaka | Luca je Ivanova prabaka (majka njegove bake po majci). | i prababa
  Ana | FFFF | Pavao | prapradjed | Pavao je Anin prapradjed (otac njezina pradjeda po ocu). | svakodnevno: šukundjed; dijalektno: šukundid; srpski i dijelom bosanski: čukundjed
  Ivan | MFFF | Pavao | prapradjed | Pavao je Ivanov prapradjed (otac njegova pradjeda po majci). | svakodnevno: šukundjed; dijalektno: šukundid; srpski i dijelom bosanski: čukundjed
  Ivan | MMMM | Janja | praprabaka | Janja je Ivanova praprabaka (majka njegove prabake po majci). | svakodnevno: šukunbaka; i šukunbaba
  Ana | FFFFF | Petar | praprapradjed | Petar je Anin praprapradjed (otac njezina prapradjeda po ocu). | svakodnevno: prašukundjed; u srpskim popisima: navrndjed, navrdjed
  Ivan | MFMFM | Janja | prapraprabaka | Janja je Ivanova prapraprabaka (majka njegova prapradjeda po majci). | svakodnevno: prašukunbaka
  Ana | FFFFFF | Juraj | predak u 6. koljenu | Juraj je Anin predak u 6. koljenu (otac njezina praprapradjeda po ocu). | zanimljivost iz srpskih popularnih popisa: kurđel
  Ivan | MMMMMM | Jela | pretkinja u 6. koljenu | Jela je Ivanova pretkinja u 6. koljenu (majka njegove prapraprabake po majci).
  Ana | FFFFFFF | Juraj | predak u 7. koljenu | Juraj je Anin predak u 7. koljenu (po ocu). | zanimljivost iz srpskih popularnih popisa: askurđel
  Ivan | MFMFMFMF | Juraj | predak u 8. koljenu | Juraj je Ivanov predak u 8. koljenu (po majci). | zanimljivost iz srpskih popularnih popisa: kurđup, kurđun
  Ana | FFFFFFFFM | Jela | pretkinja u 9. koljenu | Jela je Anina pretkinja u 9. koljenu (po ocu).
  Ana | FFFFFFFFFF | Juraj | predak u 10. koljenu | Juraj je Anin predak u 10. koljenu (po ocu). | zanimljivost iz srpskih popularnih popisa: sukurdol, sukurdov
  Ana | FFFFFFFFFFF | Juraj | predak u 11. koljenu | Juraj je Anin predak u 11. koljenu (po ocu).

  # Potomci
  Marija | S | Ante | sin | Ante je Marijin sin.
  Ivan | S | Ante | sin | Ante je Ivanov sin.
  Marija | D | Ana | kći | Ana je Marijina kći. | i kćer
  Ivan | D | Ana | kći | Ana je Ivanova kći. | i kćer
  Marija | SS | Ante | unuk | Ante je Marijin unuk (sin njezina sina). | zbirno: unučad
  Marija | DS | Ante | unuk | Ante je Marijin unuk (sin njezine kćeri). | zbirno: unučad
  Ivan | SD | Ana | unuka | Ana je Ivanova unuka (kći njegova sina). | zbirno: unučad
  Ivan | DD | Ana | unuka | Ana je Ivanova unuka (kći njegove kćeri). | zbirno: unučad
  Marija | SDS | Ante | praunuk | Ante je Marijin praunuk (unuk njezina sina).
  Ivan | DSD | Ana | praunuka | Ana je Ivanova praunuka (unuka njegove kćeri).
  Marija | SSSS | Luka | prapraunuk | Luka je Marijin prapraunuk (praunuk njezina sina). | i šukununuk; Tanocki bilježi i: konunuk; srpski: čukununuk
  Ivan | DDDD | Ana | prapraunuka | Ana je Ivanova prapraunuka (praunuka njegove kćeri). | i šukununuka; srpski: čukununuka
  Marija | SSSSS | Luka | praprapraunuk | Luka je Marijin praprapraunuk (prapraunuk njezina sina). | popularno, ponajviše srpski: bijele pčele
  Ivan | DSDSD | Ana | praprapraunuka | Ana je Ivanova praprapraunuka (prapraunuka njegove kćeri). | popularno, ponajviše srpski: bijele pčele
  Marija | SSSSSS | Luka | potomak u 6. koljenu | Luka je Marijin potomak u 6. koljenu (praprapraunuk njezina sina).
  Ivan | DSDSDD | Ana | potomkinja u 6. koljenu | Ana je Ivanova potomkinja u 6. koljenu (praprapraunuka njegove kćeri).
  Marija | DSSSSSS | Luka | potomak u 7. koljenu | Luka je Marijin potomak u 7. koljenu (po kćeri).
  Ivan | SDDDDDDD | Ana | potomkinja u 8. koljenu | Ana je Ivanova potomkinja u 8. koljenu (po sinu).

  # Braća i sestre
  Ana | B | Ivan | brat | Ivan je Anin brat.
  Ivan | B | Ante | brat | Ante je Ivanov brat.
  Ana | Z | Marija | sestra | Marija je Anina sestra.
  Ivan | Z | Ana | sestra | Ana je Ivanova sestra.
  Ana | Bf | Ivan | polubrat | Ivan je Anin polubrat (po ocu).
  Ana | Bm | Ivan | polubrat | Ivan je Anin polubrat (po majci).
  Ivan | Zf | Ana | polusestra | Ana je Ivanova polusestra (po ocu).
  Ivan | Zm | Ana | polusestra | Ana je Ivanova polusestra (po majci).
  Ivan | Bt | Ante | blizanac | Ante je Ivanov blizanac (brat rođen istoga dana).
  Ana | Bt | Ante | blizanac | Ante je Anin blizanac (brat rođen istoga dana).
  Ivan | Zt | Ana | blizanka | Ana je Ivanova blizanka (sestra rođena istoga dana).
  Ana | Zt | Marija | blizanka | Marija je Anina blizanka (sestra rođena istoga dana).

  # Braća i sestre predaka
  Ana | FB | Ivan | stric | Ivan je Anin stric (brat njezina oca). | dijalektno: striko, dundo; među muslimanima: amidža; oslovljava se: striče, striko
  Ivan | FB | Ante | stric | Ante je Ivanov stric (brat njegova oca). | dijalektno: striko, dundo; među muslimanima: amidža; oslovljava se: striče, striko
  Ana | MB | Ivan | ujak | Ivan je Anin ujak (brat njezine majke). | dijalektno: ujo, ujko; i daidža (u Duvnu i dajidža); oslovljava se: ujače, ujo
  Ivan | MB | Ante | ujak | Ante je Ivanov ujak (brat njegove majke). | dijalektno: ujo, ujko; i daidža (u Duvnu i dajidža); oslovljava se: ujače, ujo
  Ana | FZ | Marija | teta | Marija je Anina teta (sestra njezina oca). | i tetka; oslovljava se: teto, tetko
  Ivan | MZ | Marija | teta | Marija je Ivanova teta (sestra njegove majke). | i tetka; oslovljava se: teto, tetko
  Ana | FBf | Ivan | stric | Ivan je Anin stric (polubrat njezina oca). | dijalektno: striko, dundo; među muslimanima: amidža; oslovljava se: striče, striko; i polustric
  Ana | MBm | Ivan | ujak | Ivan je Anin ujak (polubrat njezine majke). | dijalektno: ujo, ujko; i daidža (u Duvnu i dajidža); oslovljava se: ujače, ujo; i poluujak
  Ivan | FZm | Marija | teta | Marija je Ivanova teta (polusestra njegova oca). | i tetka; oslovljava se: teto, tetko; i polutetka
  Ana | FFB | Ivan | prastric | Ivan je Anin prastric (brat njezina djeda po ocu).
  Ivan | MFB | Ante | prastric | Ante je Ivanov prastric (brat njegova djeda po majci).
  Ana | FMB | Ivan | praujak | Ivan je Anin praujak (brat njezine bake po ocu).
  Ivan | MMB | Ante | praujak | Ante je Ivanov praujak (brat njegove bake po majci).
  Ana | FFZ | Kata | pratetka | Kata je Anina pratetka (sestra njezina djeda po ocu).
  Ana | FMZ | Kata | pratetka | Kata je Anina pratetka (sestra njezine bake po ocu).
  Ivan | MFZ | Kata | pratetka | Kata je Ivanova pratetka (sestra njegova djeda po majci).
  Ivan | MMZ | Kata | pratetka | Kata je Ivanova pratetka (sestra njegove bake po majci).
  Ana | FFFB | Ivan | pradjedov brat | Ivan je brat Anina pradjeda po ocu.
  Ivan | MMMZ | Kata | prabakina sestra | Kata je sestra Ivanove prabake po majci.
  Ana | FMFMB | Ivan | praprabakin brat | Ivan je brat Anine praprabake po ocu.
  Ana | FFFFFFB | Ivan | brat pretka u 6. koljenu | Ivan je brat Anina pretka u 6. koljenu (zajednički preci: Vid Ćavar i Cvita Ćavar).

  # Djeca i unučad braće i sestara
  Ivan | BS | Ante | nećak | Ante je Ivanov nećak (sin njegova brata). | starije: sinovac
  Ana | BS | Ante | nećak | Ante je Anin nećak (sin njezina brata). | starije i dijalektno: bratić
  Ivan | BD | Kata | nećakinja | Kata je Ivanova nećakinja (kći njegova brata). | starije: sinovica
  Ana | BD | Kata | nećakinja | Kata je Anina nećakinja (kći njezina brata). | starije i dijalektno: bratična; u Duvnu: bratana
  Ivan | ZS | Ante | nećak | Ante je Ivanov nećak (sin njegove sestre).
  Ana | ZS | Ante | nećak | Ante je Anin nećak (sin njezine sestre). | starije: sestrić
  Ivan | ZD | Kata | nećakinja | Kata je Ivanova nećakinja (kći njegove sestre).
  Ana | ZD | Kata | nećakinja | Kata je Anina nećakinja (kći njezine sestre). | starije: sestrična
  Ana | BfS | Ante | nećak | Ante je Anin nećak (sin njezina polubrata). | starije i dijalektno: bratić
  Ivan | BSS | Ante | pranećak | Ante je Ivanov pranećak (unuk njegova brata). | starije: prasinovac
  Ana | BDS | Ante | pranećak | Ante je Anin pranećak (unuk njezina brata). | starije: prabratić
  Ivan | BSD | Kata | pranećakinja | Kata je Ivanova pranećakinja (unuka njegova brata). | starije: prasinovica
  Ana | BSD | Kata | pranećakinja | Kata je Anina pranećakinja (unuka njezina brata). | starije: prabratična
  Ivan | ZDS | Ante | pranećak | Ante je Ivanov pranećak (unuk njegove sestre).
  Ana | ZSS | Ante | pranećak | Ante je Anin pranećak (unuk njezine sestre). | starije: prasestrić
  Ivan | ZSD | Kata | pranećakinja | Kata je Ivanova pranećakinja (unuka njegove sestre).
  Ana | ZDD | Kata | pranećakinja | Kata je Anina pranećakinja (unuka njezine sestre). | starije: prasestrična
  Ana | BSSS | Ante | bratov praunuk | Ante je praunuk Anina brata.
  Ivan | ZDDD | Kata | sestrina praunuka | Kata je praunuka Ivanove sestre.
  Ana | BSSSSSSS | Ante | bratov potomak u 7. koljenu | Ante je potomak Anina brata u 7. koljenu (zajednički preci: Bariša Ćavar i Stana Ćavar).

  # Bratići i sestrične
  Ana | FBS | Ivo | bratić | Ivo je Anin bratić (sin brata njezina oca). | svakodnevno: rođak; i prvi bratić; starije: stričević, bratučed; u Hercegovini: brat od strica, rodijak
  Ivan | FBD | Kata | sestrična | Kata je Ivanova sestrična (kći brata njegova oca). | svakodnevno: rođakinja; i prva sestrična; starije: stričevična, bratučeda; u Hercegovini: sestra od strica, rodica; u Duvnu: stričevka
  Ana | FZS | Ivo | bratić | Ivo je Anin bratić (sin sestre njezina oca). | svakodnevno: rođak; i prvi bratić; starije: tetkić; u Hercegovini: brat od tetke, rodijak; u Duvnu: tečić
  Ivan | FZD | Kata | sestrična | Kata je Ivanova sestrična (kći sestre njegova oca). | svakodnevno: rođakinja; i prva sestrična; starije: tetkična; u Hercegovini: sestra od tetke, rodica; u Duvnu: tetkana
  Ana | MBS | Ivo | bratić | Ivo je Anin bratić (sin brata njezine majke). | svakodnevno: rođak; i prvi bratić; starije: ujaković; u Hercegovini: brat od ujaka, rodijak; u Duvnu: ujčević
  Ivan | MBD | Kata | sestrična | Kata je Ivanova sestrična (kći brata njegove majke). | svakodnevno: rođakinja; i prva sestrična; starije: ujakovična; u Hercegovini: sestra od ujaka, rodica; u Duvnu: ujčevka
  Ana | MZS | Ivo | bratić | Ivo je Anin bratić (sin sestre njezine majke). | svakodnevno: rođak; i prvi bratić; starije: tetkić; u Hercegovini: brat od tetke, rodijak; u Duvnu: tečić
  Ivan | MZD | Kata | sestrična | Kata je Ivanova sestrična (kći sestre njegove majke). | svakodnevno: rođakinja; i prva sestrična; starije: tetkična; u Hercegovini: sestra od tetke, rodica; u Duvnu: tetkana
  Ana | FBfS | Ivo | bratić | Ivo je Anin bratić (sin polubrata njezina oca). | svakodnevno: rođak; i prvi bratić; starije: stričević, bratučed; u Hercegovini: brat od strica, rodijak
  Ana | FFBSS | Ivo | drugi bratić | Ivo je Anin drugi bratić (unuk brata njezina djeda po ocu). | svakodnevno: rođak; u Hercegovini: rodijak
  Ana | MMZDD | Kata | druga sestrična | Kata je Anina druga sestrična (unuka sestre njezine bake po majci). | svakodnevno: rođakinja; u Hercegovini: rodica
  Ivan | FMBSD | Kata | druga sestrična | Kata je Ivanova druga sestrična (unuka brata njegove bake po ocu). | svakodnevno: rođakinja; u Hercegovini: rodica
  Ivan | MFZDS | Ante | drugi bratić | Ante je Ivanov drugi bratić (unuk sestre njegova djeda po majci). | svakodnevno: rođak; u Hercegovini: rodijak
  Ana | FFFBSSS | Ivo | treći bratić | Ivo je Anin treći bratić (praunuk brata njezina pradjeda po ocu). | svakodnevno: rođak
  Ivan | MMMZDDD | Kata | treća sestrična | Kata je Ivanova treća sestrična (praunuka sestre njegove prabake po majci). | svakodnevno: rođakinja
  Ana | FFFFBSSSS | Ivo | četvrti bratić | Ivo je Anin četvrti bratić (prapraunuk brata njezina prapradjeda po ocu). | svakodnevno: rođak
  Ivan | MFMFZDSDD | Kata | četvrta sestrična | Kata je Ivanova četvrta sestrična (prapraunuka sestre njegova prapradjeda po majci). | svakodnevno: rođakinja
  Ana | FFFFFBSSSSS | Ivo | peti bratić | Ivo je Anin peti bratić (praprapraunuk brata njezina praprapradjeda po ocu). | svakodnevno: rođak
  Ana | FFFFFFBSSSSSS | Ivo | šesti bratić | Ivo je Anin šesti bratić (zajednički preci: Vid Ćavar i Cvita Ćavar). | svakodnevno: rođak
  Ana | FFFFFFFFFFFBSSSSSSSSSSD | Kata | 11. sestrična | Kata je Anina 11. sestrična (zajednički preci: Stojan Ćavar i Manda Ćavar). | svakodnevno: rođakinja

  # Bratići predaka i potomci bratića
  Ana | FFBS | Ivo | očev bratić | Ivo je bratić Anina oca (sin brata njezina djeda po ocu).
  Ivan | MFBS | Ivo | majčin bratić | Ivo je bratić Ivanove majke (sin brata njegova djeda po majci).
  Ivan | MMZD | Kata | majčina sestrična | Kata je sestrična Ivanove majke (kći sestre njegove bake po majci).
  Ana | FFFBS | Ivo | djedov bratić | Ivo je bratić Anina djeda (sin brata njezina pradjeda po ocu).
  Ana | FMFZD | Kata | bakina sestrična | Kata je sestrična Anine bake (kći sestre njezina pradjeda po ocu).
  Ana | FFFBSS | Ivo | očev drugi bratić | Ivo je drugi bratić Anina oca (unuk brata njezina pradjeda po ocu).
  Ivan | MMMZDD | Kata | majčina druga sestrična | Kata je druga sestrična Ivanove majke (unuka sestre njegove prabake po majci).
  Ana | FFFFBS | Ivo | pradjedov bratić | Ivo je bratić Anina pradjeda (sin brata njezina prapradjeda po ocu).
  Ana | FFFFBSS | Ivo | djedov drugi bratić | Ivo je drugi bratić Anina djeda (unuk brata njezina prapradjeda po ocu).
  Ana | FFFFFFFFBS | Ivo | bratić pretka u 7. koljenu | Ivo je bratić Anina pretka u 7. koljenu (zajednički preci: Bariša Ćavar i Stana Ćavar).
  Ana | FBSS | Ivo | bratićev sin | Ivo je sin Anina bratića (unuk brata njezina oca).
  Ana | FZDD | Kata | sestričnina kći | Kata je kći Anine sestrične (unuka sestre njezina oca).
  Ivan | MBDS | Ivo | sestričnin sin | Ivo je sin Ivanove sestrične (unuk brata njegove majke).
  Ana | FBSSS | Ivo | bratićev unuk | Ivo je unuk Anina bratića (praunuk brata njezina oca).
  Ivan | FFBSSS | Ivo | sin drugoga bratića | Ivo je sin Ivanova drugoga bratića (praunuk brata njegova djeda po ocu).
  Ana | FFBSDSD | Kata | unuka druge sestrične | Kata je unuka Anine druge sestrične (prapraunuka brata njezina djeda po ocu).
  Ana | FBSSSSSSS | Ivo | bratićev potomak u 6. koljenu | Ivo je potomak Anina bratića u 6. koljenu (zajednički preci: Šimun Ćavar i Perka Ćavar).

  # Muž, žena i njihov rod
  Marija | H | Ante | muž | Ante je Marijin muž. | i suprug
  Ante | W | Marija | žena | Marija je Antina žena. | i supruga
  Marija | HF | Ivan | svekar | Ivan je Marijin svekar (otac njezina muža). | u Duvnu ga snaha oslovljava: babo, ćako
  Marija | HM | Kata | svekrva | Kata je Marijina svekrva (majka njezina muža). | u Duvnu je snaha oslovljava: majko
  Ante | WF | Ivan | punac | Ivan je Antin punac (otac njegove žene). | i tast; zet ga oslovljava: dide
  Ante | WM | Kata | punica | Kata je Antina punica (majka njegove žene). | i tašta; zet je oslovljava: babo
  Marija | HB | Ante | djever | Ante je Marijin djever (brat njezina muža). | svakodnevno: šogor; ikavski: diver; u Duvnu ga oslovljavaju: brate, braco, dragi
  Marija | HBf | Ante | djever | Ante je Marijin djever (polubrat njezina muža). | svakodnevno: šogor; ikavski: diver; u Duvnu ga oslovljavaju: brate, braco, dragi
  Marija | HZ | Kata | zaova | Kata je Marijina zaova (sestra njezina muža). | svakodnevno: šogorica; dijalektno: zava; oslovljava se: seko
  Ante | WB | Ivo | šurjak | Ivo je Antin šurjak (brat njegove žene). | svakodnevno: šogor; dijalektno: šura
  Ante | WZ | Kata | svast | Kata je Antina svast (sestra njegove žene). | svakodnevno: šogorica; i svastika; u Duvnu: balduza
  Marija | HFF | Mate | mužev djed | Mate je djed Marijina muža.
  Ante | WFM | Kata | ženina baka | Kata je baka Antine žene.
  Ante | WFFF | Mate | ženin pradjed | Mate je pradjed Antine žene.
  Marija | HFB | Mate | mužev stric | Mate je stric Marijina muža (brat oca njezina muža).
  Marija | HMB | Mate | mužev ujak | Mate je ujak Marijina muža (brat majke njezina muža).
  Marija | HFZ | Kata | muževa teta | Kata je teta Marijina muža (sestra oca njezina muža).
  Ante | WMBS | Ivo | ženin bratić | Ivo je bratić Antine žene (sin brata majke njegove žene).
  Marija | HBS | Ivo | mužev nećak | Ivo je nećak Marijina muža (sin brata njezina muža). | rijetko: djeveričić
  Marija | HBD | Kata | muževa nećakinja | Kata je nećakinja Marijina muža (kći brata njezina muža).
  Marija | HZS | Ivo | mužev nećak | Ivo je nećak Marijina muža (sin sestre njezina muža). | rijetko: zaovičić
  Ante | WZS | Ivo | ženin nećak | Ivo je nećak Antine žene (sin sestre njegove žene). | rijetko, ponajviše srpski: svastić
  Ante | WZD | Kata | ženina nećakinja | Kata je nećakinja Antine žene (kći sestre njegove žene). | rijetko, ponajviše srpski: svastična
  Ante | WBS | Ivo | ženin nećak | Ivo je nećak Antine žene (sin brata njegove žene).

  # Muževi i žene rodbine
  Ivan | DH | Ante | zet | Ante je Ivanov zet (muž njegove kćeri).
  Kata | DH | Ante | zet | Ante je Katin zet (muž njezine kćeri).
  Ivan | SW | Marija | snaha | Marija je Ivanova snaha (žena njegova sina). | i nevjesta; dijalektno: nevista, neva, mlada
  Kata | SW | Marija | snaha | Marija je Katina snaha (žena njezina sina). | i nevjesta; dijalektno: nevista, neva, mlada
  Ivan | ZH | Ante | zet | Ante je Ivanov zet (muž njegove sestre). | svakodnevno: šogor; i svak
  Ana | ZH | Ante | zet | Ante je Anin zet (muž njezine sestre). | svakodnevno: šogor; i svak
  Ivan | BW | Marija | snaha | Marija je Ivanova snaha (žena njegova brata). | svakodnevno: šogorica; i nevjesta; dijalektno: nevista, neva, mlada
  Ana | BW | Marija | snaha | Marija je Anina snaha (žena njezina brata). | svakodnevno: šogorica; i nevjesta; dijalektno: nevista, neva, mlada
  Ana | FBW | Kata | strina | Kata je Anina strina (žena brata njezina oca). | oslovljava se: strino
  Ivan | MBW | Kata | ujna | Kata je Ivanova ujna (žena brata njegove majke). | u Duvnu i dajinica; oslovljava se: ujno
  Ana | FZH | Ivo | tetak | Ivo je Anin tetak (muž sestre njezina oca). | starije: tetac; oslovljava se: tetče
  Ivan | MZH | Ivo | tetak | Ivo je Ivanov tetak (muž sestre njegove majke). | starije: tetac; oslovljava se: tetče
  Ana | FFBW | Kata | prastrina | Kata je Anina prastrina (žena brata njezina djeda po ocu).
  Ivan | MFBW | Kata | prastrina | Kata je Ivanova prastrina (žena brata njegova djeda po majci).
  Ana | FMBW | Kata | praujna | Kata je Anina praujna (žena brata njezine bake po ocu).
  Ivan | MMBW | Kata | praujna | Kata je Ivanova praujna (žena brata njegove bake po majci).
  Ana | FFZH | Ivo | pratetak | Ivo je Anin pratetak (muž sestre njezina djeda po ocu).
  Ivan | MMZH | Ivo | pratetak | Ivo je Ivanov pratetak (muž sestre njegove bake po majci).
  Ana | SSW | Kata | unukova žena | Kata je žena Anina unuka.
  Ivan | SDH | Ante | unukin muž | Ante je muž Ivanove unuke.
  Ana | BSW | Kata | nećakova žena | Kata je žena Anina nećaka (žena sina njezina brata).
  Ivan | BDH | Ante | nećakinjin muž | Ante je muž Ivanove nećakinje (muž kćeri njegova brata).
  Ana | FBSW | Kata | bratićeva žena | Kata je žena Anina bratića (žena sina brata njezina oca).
  Ivan | MZDH | Ivo | sestričnin muž | Ivo je muž Ivanove sestrične (muž kćeri sestre njegove majke).

  # Preko dvaju brakova i preko braka rodbine
  Marija | HBW | Kata | jetrva | Kata je Marijina jetrva (žena brata njezina muža). | svakodnevno: šogorica; u Duvnu je oslovljavaju: nevisto
  Marija | HZH | Ivo | zaovac | Ivo je Marijin zaovac (muž sestre njezina muža). | svakodnevno: šogor
  Ante | WBW | Kata | šurjakinja | Kata je Antina šurjakinja (žena brata njegove žene). | svakodnevno: šogorica; srpski: šurnjaja
  Ante | WZH | Ivo | pašanac | Ivo je Antin pašanac (muž sestre njegove žene). | svakodnevno: šogor; i pašenog; dijalektno: badžo, badža, badžanac; u nekim izvorima i svak
  Marija | HFBW | Kata | muževa strina | Kata je strina Marijina muža (žena brata oca njezina muža).
  Ante | WBSW | Kata | žena ženina nećaka | Kata je žena nećaka Antine žene (žena sina brata njegove žene).
  Ivan | DHF | Mate | prijatelj | Mate je Ivanov prijatelj (otac muža njegove kćeri).
  Marija | DHM | Kata | prija | Kata je Marijina prija (majka muža njezine kćeri).
  Ivan | SWF | Mate | prijatelj | Mate je Ivanov prijatelj (otac žene njegova sina).
  Marija | SWM | Kata | prija | Kata je Marijina prija (majka žene njezina sina).
  Ana | BWF | Ivo | bratov punac | Ivo je punac Anina brata (otac žene njezina brata).
  Ana | BWB | Ivo | bratov šurjak | Ivo je šurjak Anina brata (brat žene njezina brata).
  Ivan | ZHZ | Kata | sestrina zaova | Kata je zaova Ivanove sestre (sestra muža njegove sestre).
  Ana | SWB | Ivo | sinov šurjak | Ivo je šurjak Anina sina (brat žene njezina sina).
  Ana | FBWB | Ivo | stričev šurjak | Ivo je šurjak Anina strica (brat žene brata njezina oca).
  Marija | HFFBSS | Ivo | mužev drugi bratić | Ivo je drugi bratić Marijina muža (unuk brata djeda njezina muža).
  Marija | HW | Kata | muževa žena iz prijašnjega ili kasnijega braka | Kata je žena Marijina muža (iz prijašnjega ili kasnijega braka).
  Ante | WH | Ivo | ženin muž iz prijašnjega ili kasnijega braka | Ivo je muž Antine žene (iz prijašnjega ili kasnijega braka).
  Ana | BWBWF | Ivo | punac bratova šurjaka | Ivo je punac šurjaka Anina brata (otac žene brata žene njezina brata).
  Ana | BWBWBWF | Ivo | daljnja svojta | Ivo je Anina daljnja svojta (brat Vid, njegova žena Cvita, njezin brat Vid, njegova žena Cvita, njezin brat Vid, njegova žena Cvita, njezin otac Ivo).

  # Očuh, maćeha, pastorci
  Ana | MH | Ivo | očuh | Ivo je Anin očuh (muž njezine majke).
  Ivan | MH | Ivo | očuh | Ivo je Ivanov očuh (muž njegove majke).
  Ana | FW | Marija | maćeha | Marija je Anina maćeha (žena njezina oca).
  Ivan | FW | Marija | maćeha | Marija je Ivanova maćeha (žena njegova oca).
  Marija | HS | Ivo | pastorak | Ivo je Marijin pastorak (sin njezina muža iz prijašnjega braka).
  Marija | HD | Kata | pastorka | Kata je Marijina pastorka (kći njezina muža iz prijašnjega braka). | i pokćerka
  Ante | WS | Ivo | pastorak | Ivo je Antin pastorak (sin njegove žene iz prijašnjega braka).
  Ante | WD | Kata | pastorka | Kata je Antina pastorka (kći njegove žene iz prijašnjega braka). | i pokćerka
  Ana | MHS | Ivo | očuhov sin | Ivo je sin Anina očuha (sin muža njezine majke).
  Ivan | FWD | Kata | maćehina kći | Kata je kći Ivanove maćehe (kći žene njegova oca).
  Ana | MHF | Ivo | očuhov otac | Ivo je otac Anina očuha (otac muža njezine majke).
  Ana | FFW | Kata | djedova žena | Kata je žena Anina djeda po ocu.
  Ana | BWD | Kata | bratova pastorka | Kata je pastorka Anina brata (kći žene njezina brata).
  Ana | Fs | Ivo | očuh | Ivo je Anin očuh.
  Ivo | Ds | Ana | pastorka | Ana je Ivina pastorka.

  # Posvojenje i udomljenje
  Ana | Fa | Ivo | poočim | Ivo je Anin poočim (posvojitelj).
  Ivan | Ma | Kata | pomajka | Kata je Ivanova pomajka (posvojiteljica).
  Ivo | Sa | Ante | posvojenik | Ante je Ivin posvojenik (posvojeni sin). | i posinak
  Kata | Da | Ana | posvojenica | Ana je Katina posvojenica (posvojena kći). | i pokćerka
  Ana | FaB | Ivo | stric po posvojenju | Ivo je Anin stric po posvojenju (brat njezina poočima).
  Ana | FaF | Ivo | djed po posvojenju | Ivo je Anin djed po posvojenju (otac njezina poočima).
  Ana | FaS | Ivo | brat po posvojenju | Ivo je Anin brat po posvojenju (sin njezina poočima).
  Ivan | Za | Ana | sestra po posvojenju | Ana je Ivanova sestra po posvojenju (posvojenica njegova oca).
  Ana | BaS | Ivo | nećak po posvojenju | Ivo je Anin nećak po posvojenju (sin posvojenika njezina oca).
  Ana | FFaBS | Ivo | očev bratić po posvojenju | Ivo je bratić po posvojenju Anina oca (sin brata poočima njezina oca).
  Nives | FaB | Ivo | stric po posvojenju | Ivo je stric po posvojenju Nives Ćavar (brat njezina poočima).
  Ante | WFa | Ivo | ženin poočim | Ivo je poočim Antine žene.
  Ana | Fu | Ivo | udomitelj | Ivo je Anin udomitelj. | u narodu i poočim
  Ivan | Mu | Kata | udomiteljica | Kata je Ivanova udomiteljica. | u narodu i pomajka
  Ivo | Su | Ante | udomljenik | Ante je Ivin udomljenik.
  Kata | Du | Ana | udomljenica | Ana je Katina udomljenica.
  Ana | FuB | Ivo | udomiteljev brat | Ivo je brat Anina udomitelja.

  # Nepoznat spol
  Ana | P | Saša | roditelj | Saša je Anin roditelj.
  Ana | C | Saša | dijete | Saša je Anino dijete.
  Ana | G | Saša | brat ili sestra | Saša je Anin brat ili sestra.
  Ana | E | Saša | supružnik | Saša je Anin supružnik.
  Ana | PF | Ivo | djed | Ivo je Anin djed (otac njezina roditelja).
  Ana | FP | Saša | djed ili baka | Saša je Anin djed ili baka (roditelj njezina oca).
  Ana | FFPF | Ivo | prapradjed | Ivo je Anin prapradjed (otac njezina pradjeda ili prabake po ocu). | svakodnevno: šukundjed
  Ana | PB | Ivo | stric ili ujak | Ivo je Anin stric ili ujak (brat njezina roditelja).
  Ana | FG | Saša | stric ili teta | Saša je Anin stric ili teta (brat ili sestra njezina oca).
  Ana | PG | Saša | roditeljev brat ili sestra | Saša je brat ili sestra Anina roditelja.
  Ana | PGS | Ivo | bratić | Ivo je Anin bratić (sin brata ili sestre njezina roditelja). | svakodnevno: rođak
  Ana | FBC | Saša | bratić ili sestrična | Saša je Anin bratić ili sestrična (dijete brata njezina oca).
  Ana | FFBSC | Saša | drugi bratić ili druga sestrična | Saša je Anin drugi bratić ili druga sestrična (unuče brata njezina djeda po ocu).
  Ana | SC | Saša | unuče | Saša je Anino unuče (dijete njezina sina).
  Ana | CCC | Saša | praunuče | Saša je Anino praunuče (unuče njezina djeteta).
  Ana | GC | Saša | nećak ili nećakinja | Saša je Anin nećak ili nećakinja (dijete njezina brata ili sestre).
  Ana | EF | Ivo | svekar ili punac | Ivo je Anin svekar ili punac (otac njezina supružnika).
  Ana | EB | Ivo | djever ili šurjak | Ivo je Anin djever ili šurjak (brat njezina supružnika). | svakodnevno: šogor
  Ana | EG | Saša | supružnikov brat ili sestra | Saša je brat ili sestra Anina supružnika.
  Ana | PE | Saša | očuh ili maćeha | Saša je Anin očuh ili maćeha (supružnik njezina roditelja).
  Ana | Pa | Saša | poočim ili pomajka | Saša je Anin poočim ili pomajka (posvojitelj).
  Saša? | F | Ivo | otac | Ivo je Sašin otac. | dijalektno: ćaća, ćako, tata
  Saša? | HB | Ante | djever | Ante je Sašin djever (brat Sašina muža). | svakodnevno: šogor; ikavski: diver; u Duvnu ga oslovljavaju: brate, braco, dragi
  Saša? | BS | Ante | nećak | Ante je Sašin nećak (sin Sašina brata).
  Ivan? | FFB | Ante | prastric | Ante je prastric osobe Ivan Ćavar (brat djeda osobe Ivan Ćavar po ocu).

  # Imena
  Luka | FB | Ivo | stric | Ivo je Lukin stric (brat njegova oca).
  Andrija | FZ | Kata | teta | Kata je Andrijina teta (sestra njegova oca).
  Jozo | FB | Ivo | stric | Ivo je Jozin stric (brat njegova oca).
  Đuro | FZ | Kata | teta | Kata je Đurina teta (sestra njegova oca).
  Pavao | FB | Ivo | stric | Ivo je Pavlov stric (brat njegova oca).
  Juraj | FZ | Kata | teta | Kata je Jurjeva teta (sestra njegova oca).
  Marko | FB | Ivo | stric | Ivo je Markov stric (brat njegova oca).
  Mario | FZ | Kata | teta | Kata je Marijeva teta (sestra njegova oca).
  Jakov | FB | Ivo | stric | Ivo je Jakovljev stric (brat njegova oca).
  Anica | HB | Ante | djever | Ante je Aničin djever (brat njezina muža).
  Mia | HB | Ante | djever | Ante je Mijin djever (brat njezina muža).
  Luca | HZ | Kata | zaova | Kata je Lucina zaova (sestra njezina muža).
  Nives | HB | Ante | djever | Ante je djever Nives Ćavar (brat njezina muža).
  Nives | FFFFFF | Ivan | predak u 6. koljenu | Ivan je predak Nives Ćavar u 6. koljenu (otac njezina praprapradjeda po ocu).
  Nives | FFFBS | Ivan | djedov bratić | Ivan je bratić djeda Nives Ćavar (sin brata njezina pradjeda po ocu).
  Karmen | HZ | Kata | zaova | Kata je zaova Karmen Ćavar (sestra njezina muža).
  Elizabeth /Windsor/ | HB | Ante | djever | Ante je djever Elizabeth Windsor (brat njezina muža).
  George /Windsor/ | WB | Ante | šurjak | Ante je Georgeov šurjak (brat njegove žene).
  Edward_VII /Wettin/ | WB | Ante | šurjak | Ante je šurjak osobe Edward_VII Wettin (brat njegove žene).
  Ivan /Bošnjak/ | FB | Ivan | stric | Ivan Ćavar je stric Ivana Bošnjaka (brat njegova oca).
  Ivan | F | Ivan | otac | Ivan Ćavar je otac drugoga Ivana Ćavara.
  fra Ante | FB | Ivo | stric | Ivo je fra Antin stric (brat njegova oca).
  Ivo | B | fra Ante | brat | Fra Ante je Ivin brat.
  Ana-Marija | FZ | Kata | teta | Kata je Ana-Marijina teta (sestra njezina oca).
  Salih | FZ | Kata | teta | Kata je Salihova teta (sestra njegova oca).
  Pablo | FB | Ivo | stric | Ivo je Pablov stric (brat njegova oca).
  Bruno | FZ | Kata | teta | Kata je Brunova teta (sestra njegova oca).
  Pavle | FB | Ivo | stric | Ivo je Pavlov stric (brat njegova oca).
  Ignac | FZ | Kata | teta | Kata je Ignacova teta (sestra njegova oca).
  Charlie | M | Kata | majka | Kata je Charliejeva majka.
  Marija /Zovko/ | MM | Marija | baka | Marija Ćavar je baka Marije Zovko (majka njezine majke).
`;

export const cases: readonly Case[] = TABLE.split('\n')
  .map((row) => row.trim())
  .filter((row) => row !== '' && !row.startsWith('#'))
  .map((row) => {
    const [ego = '', path = '', who = '', term = '', sentence = '', also] = row.split('|').map((cell) => cell.trim());
    return { ego, path, who, term, sentence, also };
  });
