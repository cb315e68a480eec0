/**
 * What people were called where they emigrated to, and in books of other languages: `sex Head: forms`, the head as the table of Croatian
 * names has it where it has one. Apart from that table, because a search for Ivan does not look for every John.
 */
export const foreignGivenNames = `
# men
m Adolf: Adolph Adolphus Adolfo Adolphe
m Albert: Alberto Albrecht Adalbert Bert Albertus
m Aleksandar: Alexander Alexandre Alessandro Alejandro Aleksander Alex Sandor Aco Saša
m Alfons: Alphonse Alfonso Alphonso Alfonz
m Alfred: Alfredo Fred Alfredus
m Alojzije: Louis Aloys Alois Aloisio
m Andrija: Andrew Andre Andreas Andres Andy Andrzej Andras
m Ante: Anthony Anton Antoine Tony Antoni Antonín Antal
m Arnold: Arnaud Arnoldo Arnoldus
m Artur: Arthur Arturo
m August: Augustus Auguste Augusto Agost
m Baldvin: Baldwin Baudouin Balduin
m Bariša: Bartholomew Bart Barthelemy
m Blaž: Blaise Blas Blase
m Dane: Dan Danny
m Dominik: Dominic Dominique Domingo
m Edmund: Edmond Edmondo
m Edvard: Edward Eduard Edouard Eduardo Edoardo Ed Ned Ted Eduardus
m Ernest: Ernst Ernesto Ernestus
m Eugen: Eugene Eugenio Eugenius
m Ferdo: Fernando Hernando Ferrante Fernand
m Filip: Philip Philippe Phillip Felipe Philipp
m Fridrik: Frederick Frederic Friedrich Frederik Federico Fritz Fredrik Fredericus Fridericus Friderik
m Frano: Francis Frank Franz Francois Francisco Ferenc Frans
m Gašpar: Jasper Kaspar
m Gerard: Gerhard Gerardo Gerhardus
m Gustav: Gustave Gustavus Gustaf
m Harald: Harold Haroldus
m Henrik: Henry Henri Heinrich Enrico Enrique Hendrik Harry Henricus Henrich Heinz Hinko
m Hugo: Hugh Hugues Ugo
m Ivan: John Johann Jean Juan Jan Jack Johan Hans Janos Joao Jon Jovan Johnny
m Jakov: James Jacob Jacques Jaime Giacobo Jim Diego
m Jerko: Jerome Hieronim
m Jozo: Jose Jozsef Joe Joey Josef
m Julijan: Jules Julio Julian Giulio
m Jure: George Georg Georges Jorge Jerzy Gyorgy Georgije Juergen Jurgen Georgi
m Karlo: Charles Karl Carl Carlos Carlo Charlie Karel
m Konstantin: Constantine Constantin Kosta Constantinus
m Konrad: Conrad Conradus Corrado
m Krsto: Christopher Christoph Christophe Christian Kristijan Christiaan Christianus
m Leopold: Leopoldo
m Lovro: Lawrence Laurence Laurent Lorenz Larry
m Luka: Luke Luc Lukas
m Ljudevit: Louis Ludwig Lewis Luis Luigi Lodovico Lajos Ludvik Lou
m Maksimilijan: Maximilian Max Maximilien Maximiliano Maximilianus
m Marijan: Marian
m Marko: Mark Marc Marcos Markus
m Mate: Matthew Mathew Matt Matthias Mathieu Matteus Mathias Matyas Matthaus
m Mijo: Mike Michel Miguel Mihail Mihaly Mikhail Micheal
m Nikola: Nicholas Nicolas Nick Niklaus Klaus Miklos Nikolaus Nikolai Nikolaj
m Oto: Otto Othon Ottone Otho
m Pavao: Paul Pablo Pal
m Petar: Peter Pierre Pedro Pete Pieter Piero
m Rajmund: Raymond Raimund Ramon Raimondo
m Rikard: Richard Ricardo Riccardo Dick Richardus
m Robert: Roberto Bob Rupert Robertus
m Rudolf: Rudolph Rodolfo Rodolphe
m Rok: Roch
m Stipe: Stephen Steven Steve Stephan Etienne Esteban Istvan Stephane
m Toma: Tom Tommy Tomasz Tamas
m Valdemar: Waldemar Woldemar Vladimir
m Viktor: Vittorio Victorio
m Vicko: Vincente Vicente Vincenz
m Vilim: William Wilhelm Guillaume Guillermo Willem Bill Will Vilhelm Willi Willy Billy
m Vlado: Wladimir Wladislaw
m Žigmund: Sigmund Sigismund Zygmunt Sigismundus
m Đuro: George Georg
# women
f Adelaida: Adelaide Adelheid Adela Adele
f Agata: Agathe
f Aleksandra: Alexandra Alexandrine Alessandra Alix
f Amalija: Amalia Amalie Amelia Amelie
f Ana: Anna Anne Ann Annie Hannah Hanna Anni Anneke
f Anđa: Angela Angelina Angele Angie
f Antonija: Antonia Antoinette Antonie Antonina
f Augusta: Auguste Avgusta
f Bara: Barbara Barbe Borbala
f Beatrica: Beatrice Beatrix Beatriz
f Blanka: Blanche Bianca Blanca
f Cecilija: Cecile Cecily Cecilie
f Doroteja: Dorothea Dorothy Dorota Dorothee
f Elizabeta: Elizabeth Elisabeth Isabel Isabella Isabelle Elise Elisa Lisa Betty Erzsebet Eliza Lizzie Bess Elsa
f Eleonora: Eleanor Eleonore Leonor Leonora Eleanora Elenor
f Emilija: Emilia Emily Emilie Emma Ema
f Eva: Eve
f Franka: Frances Franziska Francoise Fanny
f Fridrika: Friederike Frederica Frederika
f Henrieta: Henrietta Henriette Enrichetta
f Iva: Joan Jane Jeanne Jean Johanna Juana Giovanna Joanna Jovanka Janet Jeanette
f Jela: Helen Helene Ellen Elena Eleni Ilona Elaine
f Josipa: Josephine Joséphine Josefa Josefina Giuseppina
f Julija: Julie Giulia Juliana Juliane Julianne
f Karolina: Caroline Charlotte Karoline Carlotta Charlotta Šarlota
f Kata: Catherine Katherine Katharine Kathryn Cathérine Ekaterina Caterina Kate Katie Kathleen Katalin Catalina Katarzyna
f Klara: Claire Clare
f Klaudija: Claudia Claude
f Klementina: Clementine Clementina
f Kristina: Christine Christiane Cristina Christiana
f Luca: Lucy Lucie Lucille
f Lujza: Louise Luise Louisa Luisa Lovisa Ludovika
f Manda: Madeleine Magdalene Madeline Maddalena
f Mara: Mary Marie Miriam Maria May Mariette Mariya
f Margareta: Margaret Marguerite Margarethe Margarete Maggie Margit Margot
f Marijana: Marianne Mariann
f Marta: Marthe
f Matilda: Mathilda Mathilde Maud
f Olga: Olha Helga
f Pava: Pauline Paola
f Ruža: Rose Rosalie Rosie Rozalia
f Sofija: Sophie Sofie Sofia Zofia
f Stipa: Stephanie
f Suzana: Susan Susanne Suzanne
f Šarlota: Charlotte Carlotta Charlotta
f Tereza: Therese Theresa Teresa Tess
f Vilma: Wilhelmina Wilhelmine Mina Vilhelmina
f Viktorija: Victoria Victoire Viktoria Vittoria
`;
