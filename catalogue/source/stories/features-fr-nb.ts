import type {FrenchNorwegian, ProductSource, TextList} from '../model'

/** Features of the range in French and Norwegian, one after the other with bars between them. */
const features: Readonly<Record<string, FrenchNorwegian>> = {
  'BH-1010': [
    'Pliage d’une main, tient debout toute seule | Assise face à vous ou à la rue, trois crans jusqu’à plat | Suspension acier sur les quatre roues | Capote UPF 50+ et fenêtre aimantée silencieuse | Panier de 10 kg | Accepte la nacelle Vindra et les sièges auto dès la naissance',
    'Slås sammen med én hånd og står av seg selv | Setet vender mot deg eller gaten, tre trinn ned til flatt | Stålfjæring på alle fire hjul | Kalesje med UPF 50+ og stille magnetvindu | Kurven tar 10 kg | Fra fødselen med Vindra bærebag eller bilstol',
  ],
  'BH-1020': [
    'Assise de 36 cm au dossier tricoté qui respire | Guidon en cuir à tannage végétal, de 92 à 112 cm | Capote à quatre panneaux, aérée | Arceau qui pivote sur le côté | Panier de 12 kg qui s’ouvre vers l’avant',
    'Sete på 36 cm med pustende strikket rygg | Håndtak i vegetabilsk garvet skinn, 92 til 112 cm | Kalesje i fire felt med lufting | Bøylen svinger til siden | Kurven tar 12 kg og åpnes forover',
  ],
  'BH-1030': [
    '8,9 kg avec assise et capote | Poignée de portage au point d’équilibre | S’allonge à plat, dès la naissance | Roues pleines increvables | Pliée à 29 cm',
    '8,9 kg med sete og kalesje | Bærehåndtak i balansepunktet | Legges flatt, brukes fra fødselen | Punkteringsfrie skumhjul | Slås sammen til 29 cm',
  ],
  'BH-1040': [
    'Nacelle et assise partagent capote et tablier | Doublure de laine pour le premier hiver | Tissu teint dans le fil, en bouteilles recyclées | Pliage d’une main, assise en place | Châssis sur deux roues pour les escaliers',
    'Bærebag og sete deler kalesje og trekk | Ullinnlegg til den første vinteren | Garnfarget stoff av resirkulerte flasker | Slås sammen med én hånd med setet på | Understell på to hjul til trapper',
  ],
  'BH-1110': [
    'Se plie d’une main en deux secondes | Format cabine 55 × 44 × 20 cm | Bandoulière et housse fournies | S’incline à 155 degrés | 6,4 kg',
    'Slås sammen med én hånd på to sekunder | Kabinmål 55 × 44 × 20 cm | Skulderrem og trekk følger med | Legges til 155 grader | 6,4 kg',
  ],
  'BH-1120': [
    'Suspension sur chaque roue | Pliage plat, 24 cm de haut | Capote extensible UPF 50+ | Repose-jambes réglable | Arceau et housse de pluie fournis',
    'Fjæring på hvert hjul | Flat sammenslått, bare 24 cm høy | Forlengbar kalesje med UPF 50+ | Justerbar leggstøtte | Bøyle og regntrekk følger med',
  ],
  'BH-1130': [
    'S’ouvre d’un seul geste | Tissu antitache, lavable à 30 °C | Panier de 6 kg | Harnais cinq points à boucle aimantée',
    'Åpnes i én bevegelse | Smussavvisende stoff, vaskes på 30 °C | Kurven tar 6 kg | Fempunktssele med magnetlås',
  ],
  'BH-1210': [
    'Pneus gonflables de 30 cm à l’arrière | Lame de frêne cintrée, deux fermetés | Frein de stationnement et frein à main | Assise réversible, à plat | Dragonne pour les pentes',
    'Luftdekk på 30 cm hjul bak | Bladfjær av bøyd ask, to fastheter | Parkeringsbrems og håndbrems | Vendbart sete, legges flatt | Håndleddsrem til bratte stier',
  ],
  'BH-1220': [
    'Roue avant fixe ou pivotante | Frein à tambour à levier | Assise hamac à deux amortisseurs | Liseré réfléchissant tout autour | Roues à démontage rapide pour le coffre',
    'Forhjul fast eller svingende | Trommelbrems med håndspak | Hengekøyesete med to dempere | Refleksbånd hele veien rundt | Hurtigkobling på hjulene til bagasjerommet',
  ],
  'BH-1230': [
    'Panier d’acier pour 15 kg | Pneus au gel, sans pompe | Tissu ciré, déperlant | Assise réversible | Pièces détachées pendant dix ans',
    'Stålkurv til 15 kg | Geldekk som ikke trenger pumpe | Vokset, vannavvisende stoff | Vendbart sete | Reservedeler i ti år',
  ],
  'BH-1310': [
    '74 cm de large, passe les portes courantes | Assises inclinables et ombragées séparément | Accepte une ou deux nacelles | Direction d’une main, même avec des poids inégaux | Panier de 15 kg sur toute la largeur',
    '74 cm bred, går gjennom vanlige dører | Setene legges og skygges hver for seg | Tar én eller to bærebager | Styres med én hånd, også med ulik vekt | Kurv til 15 kg i full bredde',
  ],
  'BH-1320': [
    '10,5 kg pour deux places | Double pliage, tient debout seule | Inclinaisons et capotes séparées | Sangle de portage fournie',
    '10,5 kg for to seter | Dobbelt sammenslått, står av seg selv | Egen hvilestilling og kalesje | Bærerem følger med',
  ],
  'BH-1330': [
    'Pneus gonflables sur roues de 30 cm | Lames de frêne cintré des deux côtés | Frein à disque à levier | Signée par la personne qui l’a soudée | 78 cm de large',
    'Luftdekk på 30 cm hjul | Bladfjærer av bøyd ask på begge sider | Skivebrems med håndspak | Signert av den som sveiste den | 78 cm bred',
  ],
  'BH-1410': [
    'Matelas à housse lavable, laine mélangée | Plancher de feutre ventilé | Capote silencieuse avec fenêtre | Poignée de portage en cuir',
    'Madrass med vaskbart trekk av ullblanding | Luftet gulv av filt | Stille kalesje med vindu | Bærehåndtak i skinn',
  ],
  'BH-1420': [
    'Couchage de 80 cm | Doublure de laine amovible | Tablier à rabat contre le vent | Aérations côté pieds',
    'Liggeflate på 80 cm | Uttakbart ullfôr | Trekk med stormklaff | Lufting ved fotenden',
  ],
  'BH-1430': [
    '1,8 kg, se plie à 12 cm | Planche de fond amovible | Deux poignées souples | Tablier à zip',
    '1,8 kg, slås sammen til 12 cm | Løs bunnplate | To myke bærehanker | Trekk med glidelås',
  ],
  'BH-2010': [
    'Assise et repose-pieds sur 17 crans, sans outil | Hêtre massif d’Europe, vernis à l’eau | Porte jusqu’à 110 kg | Pour tables de 72 à 76 cm | Patins larges qu’un enfant ne peut basculer | Dix ans de garantie sur le bois',
    'Sete og fotbrett i 17 trinn, uten verktøy | Massiv europeisk bøk, vannbasert lakk | Bærer opptil 110 kg | Passer bord på 72 til 76 cm | Brede meier som et barn ikke velter | Ti års garanti på alt treverk',
  ],
  'BH-2020': [
    'Chêne massif d’un seul tronc | Huilée deux fois à la main, numérotée | Patins de cuir pour le sol | Porte jusqu’à 130 kg',
    'Massiv eik fra én stamme | Oljet to ganger for hånd, nummerert | Skinnputer beskytter gulvet | Bærer opptil 130 kg',
  ],
  'BH-2030': [
    'Montée en dix minutes | Bouleau moulé, légèrement souple | Assise sur neuf hauteurs | 5 kg seulement',
    'Montert på ti minutter | Formpresset bjørk med svak fjæring | Setehøyde i ni trinn | Bare 5 kg',
  ],
  'BH-2110': [
    'Se plie à 9 cm d’un levier | Plateau lavable au lave-vaisselle | Harnais cinq points, coussinets doux | Butées sans danger pour les doigts | Crochet mural fourni',
    'Slås sammen til 9 cm med én spake | Brett tåler oppvaskmaskin | Fempunktssele med myke puter | Fingertrygge stoppere | Veggkrok følger med',
  ],
  'BH-2120': [
    'Coque sans joint, rien où les miettes se cachent | S’empile par six | Pieds d’acier thermolaqué | Harnais trois points',
    'Skall uten skjøter, ingen steder for smuler | Stables seks i høyden | Pulverlakkerte stålben | Trepunktssele',
  ],
  'BH-2130': [
    '45 cm de large | Pliée, tient debout sur 14 cm | Repose-pieds à trois hauteurs | Harnais lavable',
    '45 cm bred | Sammenslått står den alene på 14 cm | Fotbrett i tre høyder | Vaskbar sele',
  ],
  'BH-2210': [
    'De la naissance à 9 kg | Housse en coton biologique, lavable à 40 °C | Deux inclinaisons | Se balance au sol',
    'Fra fødselen til 9 kg | Trekk av økologisk bomull, vaskes på 40 °C | To hvilestillinger | Vugger på gulvet',
  ],
  'BH-2220': [
    'Pour Stavra et Vokra | Se verrouille d’un quart de tour | Patins pour sols lisses fournis | De 6 mois à 3 ans',
    'Passer til Stavra og Vokra | Låses med en kvart omdreining | Glidere til glatte gulv følger med | 6 måneder til 3 år',
  ],
  'BH-2230': [
    'Chêne cintré à la vapeur, d’une pièce | Sangle de cuir à bouton de laiton | Pour Eikva | De 6 mois à 3 ans',
    'Dampbøyd eik i ett stykke | Skinnrem med messingknapp | Passer til Eikva | 6 måneder til 3 år',
  ],
  'BH-2320': [
    'Pour Stavra, Vokra et Foldra | Passe au lave-vaisselle | Sans BPA',
    'Passer til Stavra, Vokra og Foldra | Tåler oppvaskmaskin | Uten BPA',
  ],
  'BH-2390': [
    'Jusqu’à douze lettres | Pour Stavra, Eikva et Vokra | Cinq jours ouvrés de plus',
    'Opptil tolv bokstaver | Til Stavra, Eikva og Vokra | Fem virkedager ekstra',
  ],
  'BH-9030': [
    'Boucle aimantée | Coussinets doux en coton biologique | Se change sans outil',
    'Magnetlås | Myke puter i økologisk bomull | Byttes uten verktøy',
  ],
  'BH-3010': [
    'Sommier à trois hauteurs | Trois barreaux amovibles, un côté qui s’ôte | Bois massif, vernis à l’eau ou huile | Silencieux : ni jeu ni vis visibles | Barreaux espacés de 5,5 cm, essai EN 716',
    'Bunn i tre høyder | Tre sprinkler tas ut, én side tas av | Massivt tre, vannbasert lakk eller olje | Stille: ingen skrangling, ingen synlige skruer | 5,5 cm mellom sprinklene, testet etter EN 716',
  ],
  'BH-3020': [
    'Trois formes, sans kit | Couchage 70 × 140 cm | Sommier à trois hauteurs | Porte un parent qui lit',
    'Tre former, uten tilleggssett | Liggeflate 70 × 140 cm | Bunn i tre høyder | Bærer en forelder som leser høyt',
  ],
  'BH-3030': [
    'Ovale, sans un angle | Roulettes à blocage du pied | 67 cm de large, passe toutes les portes | Sommier à deux hauteurs',
    'Oval, uten et hjørne | Hjul som låses med foten | 67 cm bred, gjennom alle dører | Bunn i to høyder',
  ],
  'BH-3110': [
    'Côté qui s’abaisse d’une main, sans bruit | Hauteur de 38 à 66 cm | Parois respirantes tout autour | Matelas fourni | De la naissance à 6 mois',
    'Siden senkes lydløst med én hånd | Høyde 38 til 66 cm | Pustende vegger på alle sider | Madrass følger med | Fra fødselen til 6 måneder',
  ],
  'BH-3120': [
    'Devient un banc de 42 cm | Sangle pour tout cadre de lit | Hêtre massif, huilé ou verni | Matelas fourni',
    'Blir en benk på 42 cm | Rem til enhver sengeramme | Massiv bøk, oljet eller lakkert | Madrass følger med',
  ],
  'BH-3210': [
    'Six tiroirs à fermeture douce | Fil du bois continu en façade | Fixation murale fournie | Livrée montée',
    'Seks skuffer med demping | Gjennomgående åringer i fronten | Veggfeste følger med | Leveres montert',
  ],
  'BH-3220': [
    'Cinq tiroirs, trois profondeurs | Barre antibasculement pour le mur | Un seul tiroir s’ouvre à la fois | Livrée montée',
    'Fem skuffer i tre dybder | Veltesikring til veggen | Én skuff åpnes om gangen | Leveres montert',
  ],
  'BH-3230': [
    'Bac à gauche ou à droite | Matelas essuyable aux bords relevés | Devient un bureau | Deux tiroirs profonds',
    'Brett til venstre eller høyre | Avtørkbar matte med høye kanter | Blir skrivebord | To dype skuffer',
  ],
  'BH-3310': [
    'Ferme, avec canaux d’air | Housse lavable à 60 °C | Bord renforcé | OEKO-TEX Standard 100',
    'Fast, med luftkanaler | Trekk vaskes på 60 °C | Forsterket kant | OEKO-TEX Standard 100',
  ],
  'BH-3320': [
    '200 ressorts ensachés de lin | Deux faces pour deux âges | Couches de laine pour la chaleur | Housse lavable à 60 °C',
    '200 lommefjærer i lin | To sider for to aldre | Ullag regulerer varmen | Trekk vaskes på 60 °C',
  ],
  'BH-3330': [
    'Coupé au millimètre | Housse lavable à 60 °C | Canaux d’air de part en part',
    'Skåret på millimeteren | Trekk vaskes på 60 °C | Luftkanaler hele veien',
  ],
  'BH-4010': [
    'UN R129, de 40 à 87 cm, jusqu’à 13 kg | Dos à la route | Sur tous nos châssis avec adaptateurs | Des repères verts indiquent la bonne pose | Pare-soleil UPF 50+',
    'UN R129, 40 til 87 cm, opptil 13 kg | Bakovervendt | Passer alle understellene våre med adapter | Grønne merker viser riktig montering | Solskjerm med UPF 50+',
  ],
  'BH-4020': [
    'UN R129, de 61 à 105 cm | Tourne à 360 degrés d’une main | Cinq inclinaisons | Protections latérales repliables | ISOFIX avec jambe de force',
    'UN R129, 61 til 105 cm | Dreier 360 grader med én hånd | Fem hvilestillinger | Sidebeskyttelsen foldes inn | ISOFIX med støtteben',
  ],
  'BH-4030': [
    'UN R129, de 100 à 150 cm | Hauteur et largeur d’un levier | Dossier ventilé | Guides de ceinture rouges',
    'UN R129, 100 til 150 cm | Høyde og bredde med én spake | Luftet rygg | Røde belteførere',
  ],
  'BH-4110': [
    'Ventre, hanche et dos | De 3,5 à 15 kg sans réducteur | Panneau de 15 à 40 cm | Ceinture rembourrée | Toile de coton biologique',
    'Mage, hofte og rygg | 3,5 til 15 kg uten innlegg | Panel 15 til 40 cm | Polstret hoftebelte | Lerret av økologisk bomull',
  ],
  'BH-4120': [
    'Sergé croisé en coton biologique | Pans effilés pour de petits nœuds | Milieu marqué au toucher | De la naissance à 15 kg',
    'Krysskypert i økologisk bomull | Avsmalnende ender til små knuter | Midten kan kjennes | Fra fødselen til 15 kg',
  ],
  'BH-4130': [
    'Se roule à 24 cm | Pour enfants de 10 à 20 kg | Bretelles larges et rembourrées | Capuche escamotable',
    'Rulles til 24 cm | For barn fra 10 til 20 kg | Brede, polstrede stropper | Hette som kan pakkes bort',
  ],
  'BH-4210': [
    'Onze poches, dont deux isothermes | Tapis à langer fourni | Attaches de poussette en cuir | Toile déperlante',
    'Elleve lommer, to av dem isolerte | Stellematte følger med | Vognfester i skinn | Vannavvisende lerret',
  ],
  'BH-4220': [
    'S’ouvre par le dos | Poche d’ordinateur jusqu’à 14 pouces | Pochette étanche et tapis fournis | Sangle de poitrine à trois hauteurs',
    'Åpnes i ryggen | PC-lomme opptil 14 tommer | Våtpose og stellematte følger med | Bryststropp i tre høyder',
  ],
  'BH-4230': [
    'Se plie avec la poussette | Deux porte-gobelets repliables | Poche de téléphone à fenêtre | Pour tous les guidons',
    'Slås sammen med vognen | To sammenleggbare koppholdere | Telefonlomme med vindu | Passer alle håndtak',
  ],
  'BH-5010': [
    '100 % coton biologique, GOTS | Point nid d’abeille | 80 × 100 cm | Bords roulés sans couture',
    '100 % økologisk bomull, GOTS | Bikakestrikk | 80 × 100 cm | Rullede kanter uten søm',
  ],
  'BH-5020': [
    'Quatre couches de coton biologique | Deux langes, uni et rayé | 120 × 120 cm chacun | Plus doux à chaque lavage',
    'Fire lag økologisk bomull | To kluter, ensfarget og stripet | 120 × 120 cm hver | Mykere for hver vask',
  ],
  'BH-5030': [
    'Mérinos de 18,5 microns | D’une seule ferme, sans mulesing | 75 × 100 cm | Mise en forme à la main',
    'Merino på 18,5 mikron | Fra én gård, uten mulesing | 75 × 100 cm | Blokket for hånd',
  ],
  'BH-5110': [
    '0,5 tog, pour 20 à 26 °C | Zip qui s’ouvre par les pieds | Grandit par deux pressions | Mousseline de coton biologique',
    '0,5 tog, for 20 til 26 °C | Glidelåsen åpnes fra foten | Vokser med to trykknapper | Musselin av økologisk bomull',
  ],
  'BH-5120': [
    '2,5 tog, pour 14 à 20 °C | Doublure mérinos | Matelassage en vagues | Zip double avec protège-menton',
    '2,5 tog, for 14 til 20 °C | Fôr av merino | Vattert i bølger | Toveis glidelås med hakebeskyttelse',
  ],
  'BH-5130': [
    'Manches amovibles par zip | Pieds à semelles antidérapantes | 1,5 tog, pour 16 à 22 °C | Intérieur en coton gratté',
    'Ermene zippes av | Føtter med sklisikre såler | 1,5 tog, for 16 til 22 °C | Børstet bomull innvendig',
  ],
  'BH-5210': [
    'Duvet recyclé, 650 cuin | S’ouvre entièrement des deux côtés | Chaude jusqu’à −15 °C | Liseré réfléchissant | Pour toutes les poussettes de la gamme',
    'Resirkulert dun, 650 cuin | Åpnes helt på begge sider | Varm ned til −15 °C | Refleksbånd | Passer til alle vognene våre',
  ],
  'BH-5220': [
    'Polaire recyclée, 300 g/m² | Partie haute amovible par zip | Extérieur coupe-vent | Lavable en machine',
    'Resirkulert fleece, 300 g/m² | Overdelen zippes av | Vindtett ytterstoff | Kan maskinvaskes',
  ],
  'BH-5230': [
    'Fentes pour la ceinture des sièges auto | Capuche qui se resserre | Duvet recyclé | De la naissance à 9 mois',
    'Belteåpninger til bilstoler | Hetten snøres igjen | Resirkulert dun | Fra fødselen til 9 måneder',
  ],
  'BH-5310': [
    'S’essuie d’un geste | Boucles de cuir | Pour Stavra et Vokra avec set bébé | Lavable à 40 °C',
    'Tørkes ren | Skinnhemper | Passer til Stavra og Vokra med babysett | Vaskes på 40 °C',
  ],
  'BH-5320': [
    'Garni de balle d’épeautre biologique | Housse lavable à 60 °C | 170 cm de pourtour | Soutient aussi le sommeil sur le côté',
    'Fylt med økologisk speltskall | Trekk vaskes på 60 °C | 170 cm rundt yttersiden | Støtter også i sideleie',
  ],
  'BH-5330': [
    'Feutre de pure laine | Ne glisse pas sur le bois huilé | Pour Eikva avec ou sans set bébé',
    'Ren ullfilt | Sklir ikke på oljet tre | Passer til Eikva med og uten babysett',
  ],
  'BH-6010': [
    '15 litres par bain | Pli d’assise et fond antidérapant | Bonde et crochet | Polypropylène recyclé',
    'Bare 15 liter per bad | Sittekant og sklisikker bunn | Propp og krok | Resirkulert polypropylen',
  ],
  'BH-6020': [
    'Hauteur de travail 92 cm | Se plie à 12 cm | Tablette pour serviette et savon | Pour Plaska seulement',
    'Arbeidshøyde 92 cm | Slås sammen til 12 cm | Hylle til håndkle og såpe | Passer bare til Plaska',
  ],
  'BH-6030': [
    'Filet pour nouveau-nés | 15 litres par bain | Filet lavable en machine | Bonde et crochet',
    'Nettinnlegg til nyfødte | Bare 15 liter per bad | Innlegget maskinvaskes | Propp og krok',
  ],
  'BH-6110': [
    'Plateau en linoléum | Deux hauteurs, 46 et 54 cm | Tiroir à papier | Montage sans outil',
    'Plate av linoleum | To høyder, 46 og 54 cm | Skuff til papir | Monteres uten verktøy',
  ],
  'BH-6120': [
    'Poignées des deux côtés | Assise à 26 cm | 2,4 kg seulement | Vendue par paire',
    'Håndtak på begge sider | Setehøyde 26 cm | Bare 2,4 kg | Selges i par',
  ],
  'BH-6130': [
    'Hêtre massif, se plie à plat | Trois jouets de bois, de feutre et de laiton | Cordons réglables en hauteur | Essai EN 71',
    'Massiv bøk, slås flatt | Tre leker av tre, filt og messing | Snorene justeres i høyden | Testet etter EN 71',
  ],
  'BH-6210': [
    'Bouge sans moteur ni pile | Trois positions | Se plie à 11 cm | De la naissance à 13 kg | Housse lavable à 40 °C',
    'Beveger seg uten motor og batteri | Tre stillinger | Slås sammen til 11 cm | Fra fødselen til 13 kg | Trekk vaskes på 40 °C',
  ],
  'BH-6220': [
    'Bouleau moulé en neuf plis | Assise de laine, harnais cinq points | Chevilles pour arrêter le balancement | De la naissance à 9 kg, puis fauteuil de lecture',
    'Formpresset bjørk i ni lag | Ullsete, fempunktssele | Plugger som stopper gyngingen | Fra fødselen til 9 kg, deretter lesestol',
  ],
  'BH-6230': [
    'Filet respirant en fibre recyclée | Sèche en une heure | Trois positions | Se plie à 11 cm',
    'Pustende nett av resirkulert fiber | Tørker på en time | Tre stillinger | Slås sammen til 11 cm',
  ],
  'BH-7010': [
    'UPF 50+ | Bras souple de 40 cm | Pince pour tous les cadres | Se ferme à 60 cm',
    'UPF 50+ | Bøyelig arm, 40 cm | Klemme til alle rammer | Lukkes til 60 cm',
  ],
  'BH-7020': [
    'UPF 50+, ouverte sur les côtés | Pour assise et nacelle | Posée en dix secondes | Se range dans sa poche',
    'UPF 50+, åpen på sidene | Passer sete og bærebag | Festes på ti sekunder | Pakkes i sin egen lomme',
  ],
  'BH-7030': [
    'Pour toutes les poussettes simples | Sans PVC | Fenêtre aimantée | Deux côtés ventilés',
    'Passer alle enkeltvogner | Uten PVC | Vindu med magneter | To luftede sider',
  ],
  'BH-7040': [
    'Mailles de moins de 1 mm | Pour poussettes et nacelles | Pochette fournie',
    'Nett finere enn 1 mm | Passer vogner og bærebager | Pose følger med',
  ],
  'BH-7110': [
    'Toujours à plat | Pour gobelets de 6 à 9 cm | À gauche ou à droite, sans outil',
    'Alltid i vater | Til kopper fra 6 til 9 cm | Venstre eller høyre, uten verktøy',
  ],
  'BH-7120': [
    'Pour les arceaux de la gamme | Couvercle fourni | Passe au lave-vaisselle | Sans BPA',
    'Passer bøylene våre | Lokk følger med | Tåler oppvaskmaskin | Uten BPA',
  ],
  'BH-9010': [
    'Se change en dix secondes | Roulement étanche | Pneu anticrevaison',
    'Byttes på ti sekunder | Tett lager | Dekk med punkteringsvern',
  ],
  'BH-9020': [
    'Fourche et roulement compris | Se change avec la clé de la poussette | Vendue à l’unité',
    'Gaffel og lager følger med | Byttes med vognnøkkelen | Selges enkeltvis',
  ],
}

/** Features of a product in every language that it has them in. */
export function productFeatures({id, features: list}: ProductSource): TextList {
  const [fr, nb] = features[id] ?? []
  return {...list, fr: fr?.split(' | '), nb: nb?.split(' | ')}
}
