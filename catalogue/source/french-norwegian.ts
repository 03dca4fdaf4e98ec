import type {ProductSource, Text} from './model'

type Row = readonly [frName: string, frShort: string, nbName: string, nbShort: string]

/** French and Norwegian (Bokmål) names and short descriptions of the range. */
const rows: Readonly<Record<string, Row>> = {
  'BH-1010': [
    'Vindra, poussette de ville',
    'Elle tourne sur place, se plie d’une main et passe toutes les portes de magasin : la poussette du quotidien en ville.',
    'Vindra byvogn',
    'Snur på flekken, slås sammen med én hånd og kommer gjennom alle butikkdører: vognen for hverdagen i byen.',
  ],
  'BH-1020': [
    'Torvela, poussette confort',
    'Une assise large et droite, de grandes roues et une capote jusqu’aux genoux, pour les familles qui vont partout à pied.',
    'Torvela komfortvogn',
    'Et bredt, oppreist sete, store hjul og en kalesje helt ned til knærne, for familier som går overalt.',
  ],
  'BH-1030': [
    'Askra, poussette légère',
    'Une vraie poussette pour 8,9 kilos : elle monte l’escalier sur un bras, l’enfant sur l’autre.',
    'Askra lettvogn',
    'Alt en fullverdig vogn skal ha, på 8,9 kilo: opp trappen med barnet på den andre armen.',
  ],
  'BH-1040': [
    'Lyngra, poussette avec nacelle',
    'Châssis, assise et nacelle dans un seul carton : tout ce qu’il faut dès la sortie de la maternité.',
    'Lyngra vogn med bærebag',
    'Understell, sete og bærebag i én eske: alt dere trenger fra dagen dere drar hjem fra sykehuset.',
  ],
  'BH-1110': [
    'Pilra, poussette de voyage',
    'Pliée en deux secondes à la taille d’un bagage cabine, elle se porte à l’épaule comme un sac.',
    'Pilra reisevogn',
    'Slås sammen på to sekunder til kabinstørrelse og bæres over skulderen som en veske.',
  ],
  'BH-1120': [
    'Snara, poussette compacte',
    'Une poussette de voyage aux suspensions de grande, pour les villes aux vieux pavés.',
    'Snara kompaktvogn',
    'En reisevogn med fjæring som de store, for byer med gamle fortau.',
  ],
  'BH-1130': [
    'Veila, poussette du week-end',
    'La deuxième poussette, sans prétention : légère, robuste et toujours dans le coffre.',
    'Veila helgevogn',
    'Den ærlige vogn nummer to: lett, solid og alltid i bagasjerommet.',
  ],
  'BH-1210': [
    'Fjalla, poussette tout-terrain',
    'De grands pneus gonflables, une suspension réglable et un frein qui tient dans la pente.',
    'Fjalla turvogn',
    'Store luftdekk, justerbar fjæring og en parkeringsbrems du kan stole på i bakken.',
  ],
  'BH-1220': [
    'Rimfara, poussette de course',
    'Trois roues, celle de devant verrouillable, et un frein à tambour : votre parcours habituel, à deux.',
    'Rimfara løpevogn',
    'Tre hjul, låst forhjul og trommelbrems: løperunden din, med selskap.',
  ],
  'BH-1230': [
    'Stigra, poussette des champs',
    'La cousine de campagne : simple, solide, heureuse entre l’épicerie et l’étang.',
    'Stigra landvogn',
    'Slektningen fra landet: enkel, sterk og gladest mellom butikken og dammen.',
  ],
  'BH-1310': [
    'Tvilla, poussette double',
    'Deux vraies assises côte à côte sur 74 centimètres : elle passe toutes les portes standard, et personne n’est assis derrière.',
    'Tvilla tvillingvogn',
    'To fulle seter side om side på 74 centimeter: gjennom alle vanlige dører, og ingen sitter bakerst.',
  ],
  'BH-1320': [
    'Parra, poussette double légère',
    'Deux assises, dix kilos et demi : la poussette double qui part en vacances avec vous.',
    'Parra lett tvillingvogn',
    'To seter, ti og et halvt kilo: tvillingvognen som blir med på ferie.',
  ],
  'BH-1330': [
    'Duvra, poussette double tout-terrain',
    'Des pneus gonflables et des ressorts de frêne pour deux ; fabriquée sur commande, en petites séries.',
    'Duvra tvillingvogn for tur',
    'Luftdekk og askefjærer for to, bygd på bestilling i små serier.',
  ],
  'BH-1410': [
    'Vindra, nacelle',
    'Un couchage ferme et plat pour les six premiers mois, qui se clipse sur Vindra, Askra et Tvilla.',
    'Vindra bærebag',
    'En fast, flat seng for de første seks månedene som klikkes på Vindra, Askra og Tvilla.',
  ],
  'BH-1420': [
    'Torvela, nacelle',
    'Quatre centimètres de plus, pour les bébés d’hiver en combinaison et les longues siestes dehors.',
    'Torvela bærebag',
    'Fire centimeter lengre, for vinterbabyer i tykk dress og lange lurer ute.',
  ],
  'BH-1430': [
    'Pilra, nacelle souple',
    'Une nacelle souple de 1,8 kilo qui se plie à plat et fait de Pilra une poussette dès la naissance.',
    'Pilra myk bærebag',
    'En myk bærebag på 1,8 kilo som brettes flat og gjør Pilra til vogn fra fødselen.',
  ],
  'BH-2010': [
    'Stavra, chaise haute',
    'Une seule chaise de la première cuillère au bureau d’écolier : assise et repose-pieds se règlent sur dix-sept crans.',
    'Stavra barnestol',
    'Én stol fra første skje til skolepulten: sete og fotbrett kan stilles i sytten trinn.',
  ],
  'BH-2020': [
    'Eikva, chaise haute en chêne',
    'La même idée généreuse en chêne massif, huilé à la main et numéroté sous l’assise.',
    'Eikva barnestol i eik',
    'Den samme gode ideen i massiv eik, oljet for hånd og nummerert på undersiden.',
  ],
  'BH-2030': [
    'Vokra, chaise haute',
    'Plus fine, plus légère, montée en dix minutes : la chaise de la maison de vacances ou du deuxième enfant.',
    'Vokra barnestol',
    'Slankere, lettere og klar på ti minutter: stolen til hytta eller barn nummer to.',
  ],
  'BH-2110': [
    'Foldra, chaise haute pliante',
    'Pliée, elle fait neuf centimètres d’épaisseur : le repas fini, elle se suspend à un crochet ou se range derrière la porte.',
    'Foldra sammenleggbar barnestol',
    'Bare ni centimeter sammenslått: henger på en krok eller står bak døren når måltidet er over.',
  ],
  'BH-2120': [
    'Kafra, chaise haute bistrot',
    'Elle s’empile par six, s’essuie en un geste et va aussi bien au restaurant que chez vous.',
    'Kafra kafébarnestol',
    'Stables seks i høyden, tørkes av i en fei og kler både restaurant og kjøkken.',
  ],
  'BH-2130': [
    'Bordra, chaise haute étroite',
    '45 centimètres de large seulement, sans tablette, tout contre la table familiale.',
    'Bordra smal barnestol',
    'Bare 45 centimeter bred, uten brett og helt inntil familiens bord.',
  ],
  'BH-2210': [
    'Stavra, kit naissance',
    'Un transat à hauteur de table, pour que le dernier-né soit du petit déjeuner dès le premier jour.',
    'Stavra nyfødtsett',
    'En hvilestol i bordhøyde, så den minste er med på frokosten fra første dag.',
  ],
  'BH-2220': [
    'Stavra, kit bébé',
    'Dossier et arceau pour les premières années à table, dans la couleur de votre chaise.',
    'Stavra babysett',
    'Rygg og bøyle til de første årene i sittende stilling, i fargen på stolen din.',
  ],
  'BH-2230': [
    'Eikva, kit bébé',
    'Un arceau de chêne cintré et une sangle de cuir : les premières années sur la chaise en chêne.',
    'Eikva babysett',
    'En bøyd eikebøyle og en lærreim: de første årene i eikestolen.',
  ],
  'BH-2320': [
    'Stavra, tablette',
    'Une tablette à rebord qui se clipse sur l’arceau et passe au lave-vaisselle.',
    'Stavra bordbrett',
    'Et brett med høy kant som klikkes på bøylen og tåler oppvaskmaskin.',
  ],
  'BH-2390': [
    'Gravure du prénom',
    'Un prénom dans le dossier d’une chaise en bois, composé dans un caractère dessiné pour le ciseau.',
    'Navnegravering',
    'Et navn i ryggen på en trestol, satt i en skrift tegnet for stemjernet.',
  ],
  'BH-9030': [
    'Harnais de rechange',
    'Un harnais cinq points neuf pour les chaises et poussettes de la gamme, avec coussinets et boucle.',
    'Reservesele',
    'En ny fempunktssele til stoler og vogner i utvalget, med puter og spenne.',
  ],
  'BH-3010': [
    'Sovra, lit à barreaux',
    'Un lit à barreaux ronds et à trois hauteurs de sommier, qui s’ouvre d’un côté le moment venu.',
    'Sovra sprinkelseng',
    'En seng med runde spiler og tre bunnhøyder som åpnes på én side når tiden er inne.',
  ],
  'BH-3020': [
    'Nattra, lit évolutif',
    'Lit de bébé d’abord, banquette ensuite, lit d’enfant jusqu’à l’école : sept ans, un seul matelas.',
    'Nattra seng som vokser med barnet',
    'Først sprinkelseng, så dagseng, så barneseng til skolestart: sju år, én madrass.',
  ],
  'BH-3030': [
    'Lillra, mini-lit',
    'Un lit ovale à roulettes qui passe toutes les portes et dort la nuit près du vôtre.',
    'Lillra miniseng',
    'En oval seng på hjul som kommer gjennom alle dører og står ved sengen din om natten.',
  ],
  'BH-3110': [
    'Narra, berceau cododo',
    'Des parois tissées qui respirent, un côté qui s’abaisse sans bruit, une sangle qui l’attache à votre lit.',
    'Narra bedside crib',
    'Vevde vegger som puster, en side som senkes lydløst, en stropp som fester den til sengen din.',
  ],
  'BH-3120': [
    'Hvilra, berceau cododo en bois',
    'Du hêtre massif et un côté ouvert ; plus tard, c’est un banc pour l’entrée.',
    'Hvilra bedside crib i tre',
    'Massiv bøk med én åpen side som senere blir en benk i gangen.',
  ],
  'BH-3210': [
    'Skuffra, commode basse',
    'Six tiroirs à hauteur d’enfant, tous à fermeture amortie, avec une prise taillée pour les petites mains.',
    'Skuffra lav kommode',
    'Seks skuffer i barnehøyde, hver med demper og et grep for små hender.',
  ],
  'BH-3220': [
    'Reisra, commode haute',
    'Cinq tiroirs l’un au-dessus de l’autre, sur 60 centimètres de largeur seulement.',
    'Reisra høy kommode',
    'Fem skuffer over hverandre på 60 centimeter gulvplass.',
  ],
  'BH-3230': [
    'Stellra, table à langer',
    'Tout à portée d’une main pour le change, puis un bureau quand les couches sont de l’histoire ancienne.',
    'Stellra stellebord',
    'Et stellested med alt innen rekkevidde av én hånd, og en pult når bleiene er historie.',
  ],
  'BH-3310': [
    'Skyna, matelas en mousse',
    'Une mousse ferme à cellules ouvertes, sous une housse zippée sur trois côtés.',
    'Skyna skummadrass',
    'Fast skum med åpne celler og et trekk med glidelås på tre sider.',
  ],
  'BH-3320': [
    'Fjedra, matelas à ressorts',
    'Deux cents ressorts ensachés entre des couches de laine : ferme pour un bébé, souple à quatre ans.',
    'Fjedra fjærmadrass',
    'To hundre pocketfjærer mellom lag av ull: fast for en baby, spenstig for en fireåring.',
  ],
  'BH-3330': [
    'Skyna, mini-matelas',
    'La même mousse ferme, ovale pour Lillra ou arrondie pour les nacelles.',
    'Skyna minimadrass',
    'Det samme faste skummet, ovalt til Lillra eller avrundet til bærebager.',
  ],
  'BH-4010': [
    'Trygda, siège auto bébé',
    'Une coque de 3,6 kilos, de 40 à 87 centimètres, qui passe de la voiture à la poussette sans réveiller personne.',
    'Trygda babybilstol',
    'Et skall på 3,6 kilo, fra 40 til 87 centimeter, som flyttes fra bil til vogn uten å vekke noen.',
  ],
  'BH-4020': [
    'Vernda, siège auto enfant',
    'Dos à la route jusqu’à quatre ans, tourné d’une main vers la portière pour s’installer.',
    'Vernda bilstol',
    'Bakovervendt opp til fire år, og dreies mot døren med én hånd når barnet skal inn.',
  ],
  'BH-4030': [
    'Vakta, rehausseur',
    'De 100 à 150 centimètres : un dossier haut, une ceinture bien guidée et de l’air pour les longs étés.',
    'Vakta beltestol',
    'Fra 100 til 150 centimeter: høy rygg, tydelig beltebane og luft til lange somre.',
  ],
  'BH-4110': [
    'Narva, porte-bébé souple',
    'Rembourré là où il porte, doux là où il touche : trois façons de porter, de la naissance à la petite enfance.',
    'Narva myk bæresele',
    'Polstret der den bærer, myk der den berører barnet: tre måter å bære på, fra nyfødt til småbarn.',
  ],
  'BH-4120': [
    'Slinga, écharpe de portage',
    'Cinq mètres de sergé croisé, souple dès le premier jour, solide jusqu’au dernier.',
    'Slinga bæresjal',
    'Fem meter diagonalvev, mykt fra første dag og sterkt til den siste.',
  ],
  'BH-4130': [
    'Baira, porte-enfant',
    'Pour les jambes fatiguées à mi-côte : un porte-enfant dorsal léger, jusqu’à 20 kilos.',
    'Baira bæresele for småbarn',
    'For slitne bein halvveis opp bakken: en lett ryggsele for barn opp til 20 kilo.',
  ],
  'BH-4210': [
    'Pakka, sac à langer',
    'Un cabas sobre : onze poches à l’intérieur, pas une de plus à l’extérieur.',
    'Pakka stellebag',
    'En rolig bag med elleve lommer inni og ikke én til utenpå.',
  ],
  'BH-4220': [
    'Ryggra, sac à dos à langer',
    'Les deux mains libres : un sac à dos qui s’ouvre côté dos, là où personne d’autre n’accède.',
    'Ryggra stellesekk',
    'Begge hender fri: en ryggsekk som åpnes mot ryggen, der ingen andre kommer til.',
  ],
  'BH-4230': [
    'Ordna, organiseur de poussette',
    'Une pochette fine pour le guidon : téléphone, clés, deux gobelets et un lange, à portée de main.',
    'Ordna vognveske',
    'En slank lomme til håndtaket: telefon, nøkler, to kopper og en klut, alt innen rekkevidde.',
  ],
  'BH-5010': [
    'Strikka, couverture tricotée',
    'Du coton bio en point nid d’abeille, chaud en poussette et léger sur le canapé.',
    'Strikka strikket teppe',
    'Økologisk bomull i vaffelstrikk, varmt i vognen og lett på sofaen.',
  ],
  'BH-5020': [
    'Tynna, langes en mousseline, lot de deux',
    'Deux grands carrés de mousseline quatre épaisseurs : pour emmailloter, faire de l’ombre, essuyer, se cacher.',
    'Tynna muslinkluter, to stk.',
    'To store kluter av firelags muslin: svøp, skygge, håndkle, gjemmested.',
  ],
  'BH-5030': [
    'Ulda, couverture en mérinos',
    'Un mérinos fin d’une seule ferme, tricoté dans un petit atelier et mis en forme à la main.',
    'Ulda merinoteppe',
    'Fin merino fra én gård, strikket på et lite verksted og formet for hånd.',
  ],
  'BH-5110': [
    'Somra, gigoteuse d’été',
    'Une mousseline légère, zippée par le bas, pour les nuits au-dessus de 20 degrés.',
    'Somra sommersovepose',
    'Lett muslin med glidelås fra foten, for netter over 20 grader.',
  ],
  'BH-5120': [
    'Vintra, gigoteuse d’hiver',
    'Mérinos dedans, coton dehors : une chaleur égale pour les chambres de 14 à 20 degrés.',
    'Vintra vintersovepose',
    'Merino inni, bomull utenpå: jevn varme for rom mellom 14 og 20 grader.',
  ],
  'BH-5130': [
    'Hostra, gigoteuse à manches',
    'Des manches amovibles et des pieds à semelle pour se mettre debout : pour l’âge où l’on ne reste plus couché.',
    'Hostra sovepose med ermer',
    'Avtakbare ermer og føtter å stå på: for alderen da ingen ligger stille lenger.',
  ],
  'BH-5210': [
    'Dunra, chancelière en duvet',
    'Du duvet recyclé en petits compartiments : chaud jusqu’à moins quinze, rangé dans sa propre poche.',
    'Dunra vognpose i dun',
    'Resirkulert dun i små kamre: varm ned til minus femten og lett å pakke i sin egen lomme.',
  ],
  'BH-5220': [
    'Filtra, chancelière polaire',
    'Une polaire douce en fibres recyclées pour l’automne, le printemps et le tram frisquet.',
    'Filtra vognpose i fleece',
    'Myk fleece av resirkulert fiber for høst, vår og den kalde trikken.',
  ],
  'BH-5230': [
    'Dunra, mini-chancelière',
    'La petite, pour nacelles et coques auto, dès les premiers flocons.',
    'Dunra minivognpose',
    'Den lille til bærebager og babybilstoler, fra første snøfall.',
  ],
  'BH-5310': [
    'Stavra, coussin d’assise',
    'Assise et dossier en coton bio, enduits pour que la bouillie reste en surface.',
    'Stavra sittepute',
    'Sete og rygg i økologisk bomull, belagt så grøten blir liggende oppå.',
  ],
  'BH-5320': [
    'Amra, coussin d’allaitement',
    'Une demi-lune ferme garnie de balle d’épeautre, qui suit toutes les positions.',
    'Amra ammepute',
    'En fast halvmåne fylt med speltskall som følger hver stilling.',
  ],
  'BH-5330': [
    'Eikva, coussin en feutre',
    'Trois millimètres de feutre de laine, coupés pour la chaise en chêne, rien de plus.',
    'Eikva filtpute',
    'Tre millimeter ullfilt, skåret til eikestolen og ikke noe mer.',
  ],
  'BH-6010': [
    'Plaska, baignoire bébé',
    'Une baignoire avec butée d’assise, bonde et repère de remplissage, de la naissance à deux ans.',
    'Plaska babybadekar',
    'Et kar med sittestopper, propp og påfyllingsmerke, fra nyfødt til to år.',
  ],
  'BH-6020': [
    'Plaska, support de baignoire',
    'Un support pliant en hêtre qui lève la baignoire à hauteur de vos mains.',
    'Plaska badestativ',
    'Et sammenleggbart stativ i bøk som løfter badekaret opp i riktig arbeidshøyde.',
  ],
  'BH-6030': [
    'Plaska, baignoire avec filet naissance',
    'La baignoire avec un filet doux qui porte le nouveau-né pendant que vos deux mains lavent.',
    'Plaska babybadekar med nett',
    'Karet med et mykt nett som bærer den nyfødte mens du vasker med begge hender.',
  ],
  'BH-6110': [
    'Leika, table de jeu',
    'Des coins ronds et de la place pour dessiner à quatre, en bouleau massif à plateau de linoléum.',
    'Leika lekebord',
    'Et bord med runde hjørner som fire kan tegne ved, i massiv bjørk med linoleumsplate.',
  ],
  'BH-6120': [
    'Leika, chaise d’enfant',
    'Basse, légère, difficile à renverser ; vendue par paire, car personne ne joue à l’école tout seul.',
    'Leika lekestol',
    'Lav, lett og vanskelig å velte; selges parvis, for ingen leker skole alene.',
  ],
  'BH-6130': [
    'Tindra, arche d’éveil',
    'Une arche de hêtre et trois jouets discrets : un anneau, un grelot sans tapage, un nuage de feutre.',
    'Tindra lekestativ',
    'Et stativ av bøk med tre stille leker: en ring, en bjelle uten bråk, en sky av filt.',
  ],
  'BH-6210': [
    'Vippra, transat',
    'Un ressort d’acier, une assise de coton, trois positions : l’enfant fait le reste.',
    'Vippra vippestol',
    'En stålfjær, et sete av bomull, tre stillinger: barnet gjør resten.',
  ],
  'BH-6220': [
    'Gunga, transat à bascule en bois',
    'Deux patins de bouleau moulé sous une assise de laine : le fauteuil des plus petits.',
    'Gunga gyngestol i tre',
    'To meier av formpresset bjørk under et sete av ull: lenestolen for de minste.',
  ],
  'BH-6230': [
    'Vippra, transat en filet',
    'Le transat des jours chauds et des jardins mouillés : un filet aéré qui sèche au soleil.',
    'Vippra vippestol i netting',
    'Vippestolen for varme dager og våte hager: luftig netting som tørker i solen.',
  ],
  'BH-7010': [
    'Solva, ombrelle',
    'Une petite ombrelle à bras flexible qui suit le soleil et tient dans la brise.',
    'Solva parasoll',
    'En liten parasoll med bøyelig arm som følger solen og står imot brisen.',
  ],
  'BH-7020': [
    'Skygga, voile d’ombrage',
    'Une toile respirante tendue de la capote à l’arceau pour la sieste de midi.',
    'Skygga solseil',
    'Et pustende seil fra kalesje til bøyle for lurer midt på dagen.',
  ],
  'BH-7030': [
    'Regna, habillage pluie',
    'Transparent, silencieux et sans cette odeur : un habillage pluie en TPU avec une fenêtre qui s’ouvre.',
    'Regna regntrekk',
    'Klart, stille og uten den typiske lukten: et regntrekk av TPU med et vindu som kan åpnes.',
  ],
  'BH-7040': [
    'Myra, moustiquaire',
    'Un tulle fin pour les soirs au bord du lac, sombre vu du dehors, clair vu du dedans.',
    'Myra myggnett',
    'Et fint nett for kvelder ved vannet, mørkt utenfra og klart innenfra.',
  ],
  'BH-7110': [
    'Koppa, porte-gobelet',
    'Il garde la tasse chaude à plat sur les pavés et la bouteille droite dans la montée.',
    'Koppa koppholder',
    'Holder en varm kopp i vater på brostein og flasken oppreist på rampen.',
  ],
  'BH-7120': [
    'Snakka, tablette à goûter',
    'Une tablette pour l’arceau, avec un godet profond et un couvercle contre les pigeons.',
    'Snakka snacksbrett',
    'Et brett til bøylen med dyp kopp og lokk mot duer.',
  ],
  'BH-9010': [
    'Roue à pneu gonflable, 30 cm',
    'Une roue arrière pour Fjalla, Stigra et Duvra, montée avec pneu, chambre à air et roulement.',
    'Lufthjul 30 cm',
    'Et bakhjul til Fjalla, Stigra og Duvra, klart til bruk med dekk, slange og lager.',
  ],
  'BH-9020': [
    'Roue pivotante, 18 cm',
    'Une roue avant avec fourche pour Vindra et Torvela, à pneu rempli de mousse.',
    'Svingbart hjul 18 cm',
    'Et forhjul med gaffel til Vindra og Torvela, fylt med skum.',
  ],
}

/** Name of a product in every language that it has one in. */
export function productName({id, name}: ProductSource): Text {
  const [fr, , nb] = rows[id] ?? []
  return {...name, fr, nb}
}

/** Short description of a product in every language that it has one in. */
export function productSummary({id, short}: ProductSource): Text {
  const [, fr, , nb] = rows[id] ?? []
  return {...short, fr, nb}
}
