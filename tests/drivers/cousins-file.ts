/** A cousin's: a couple of ours with a child of whom ours does not know, three who may be somebody of ours, and one whose name is declined. */
export const COUSINS = `0 HEAD
1 GEDC
2 VERS 5.5.1
1 CHAR UTF-8
0 @P1@ INDI
1 NAME Ivan /Bošnjak/
1 SEX M
1 BIRT
2 DATE 8 JAN 1909
1 EMIG
2 DATE 1930
2 PLAC Kanarograd
1 FAMS @F1@
0 @P2@ INDI
1 NAME Delfa /Ćavar/
1 SEX F
1 BIRT
2 DATE 11 JAN 1918
1 FAMS @F1@
0 @P3@ INDI
1 NAME Kanarinac /Bošnjak/
1 BIRT
2 DATE 1941
1 DEAT
2 DATE 1943
1 FAMC @F1@
0 @F1@ FAM
1 HUSB @P1@
1 WIFE @P2@
1 CHIL @P3@
0 @P4@ INDI
1 NAME Petar /Bošnjak/
1 SEX M
1 BIRT
2 DATE ABT 1868
0 @P5@ INDI
1 NAME Kata /Bošnjak/
1 SEX F
1 BIRT
2 DATE 1877
0 @P6@ INDI
1 NAME Mijo /Ćavar/
1 SEX M
0 @P7@ INDI
1 NAME Bože /Ćavara/
1 SEX M
1 BIRT
2 DATE 1901
0 TRLR
`;
