import type {FrenchNorwegian} from '../model'

/** High chairs, cots, dressers and mattresses. */
export const furnitureStories: Readonly<Record<string, FrenchNorwegian>> = {
  'BH-2010': [
    'Un enfant dont les pieds reposent sur quelque chose se tient tranquille de lui-même. Toute l’idée de Stavra est là. Deux montants de hêtre massif s’inclinent à soixante-dix degrés ; l’assise et le repose-pieds coulissent dans des rainures qui suivent l’enfant centimètre par centimètre. Aucun outil n’est nécessaire : c’est le bois qui serre.\n\nAvec le set naissance, elle commence le premier jour, avec le set bébé à six mois. Sans rien, elle porte un adulte de 110 kilos, ce qui rend service quand les invités sont plus nombreux que les chaises.',
    'Et barn som har noe å hvile føttene på, sitter rolig av seg selv. Det er hele tanken bak Stavra. To vanger av massiv bøk heller sytti grader, og sete og fotbrett glir inn i spor som følger barnet centimeter for centimeter. Det trengs ikke verktøy; treet holder selv.\n\nMed nyfødtsettet begynner den ved fødselen, med babysettet etter seks måneder. Uten noe bærer den en voksen på 110 kilo, og det er praktisk når gjestene er flere enn stolene.',
  ],
  'BH-2020': [
    'Le chêne est plus lent que le hêtre : à pousser, à sécher, à raboter. Eikva prend donc son temps. Les planches d’une chaise viennent d’un même tronc, si bien que le fil du bois court du montant jusqu’à l’assise, et chaque chaise est huilée deux fois par les mêmes mains. Elle fonce avec les années, comme il sied à un meuble de famille.',
    'Eik er langsommere enn bøk: å vokse, å tørke, å høvle. Eikva tar seg tid deretter. Bordene i én stol kommer fra én stamme, så åringene løper videre fra vange til sete, og hver stol oljes to ganger av de samme hendene. Den mørkner med årene, slik et familiestykke skal.',
  ],
  'BH-2030': [
    'Vokra a quatre pièces, six vis et aucun secret. Le bouleau moulé cède un peu quand un enfant s’adosse, et le dossier arrondi se passe de coussin. Ses cinq kilos en font une chaise qui vous suit à la fenêtre, au jardin et chez grand-mère.',
    'Vokra har fire deler, seks skruer og ingen hemmeligheter. Formpresset bjørk gir litt etter når et barn lener seg bakover, og den runde ryggen trenger ingen pute. Med fem kilo blir det en stol som følger med til vinduet, hagen og bestemor.',
  ],
  'BH-2110': [
    'Une chaise pliante a le droit de ressembler à une vraie. C’est le cas de Foldra : des pieds de hêtre, une assise légèrement creusée et un plateau qui va au lave-vaisselle. Un levier libère la croix, la pesanteur fait le reste. Des butées souples épargnent les petits doigts.',
    'En klappstol får lov å ligne en ordentlig stol. Det gjør Foldra: ben av bøk, et sete med en svak fordypning og et brett som tåler oppvaskmaskin. En spake løser krysset, tyngdekraften gjør resten. Myke stoppere passer på små fingre.',
  ],
  'BH-2120': [
    'Des cafés nous ont demandé une chaise qui survive à cent enfants par semaine. Nous l’avons rapportée à la maison. Des pieds d’acier, une coque d’un seul tenant sans aucun piège à miettes, une barre pour les petites mains. Elle s’empile, puisque les familles se rendent visite.',
    'Kafeer ba oss om en stol som overlever hundre barn i uken. Vi tok den med hjem i stedet. Ben av stål, et skall uten skjøter og uten en eneste smulefelle, en bøyle for små hender. Den kan stables, for familier går jo på besøk.',
  ],
  'BH-2130': [
    'Dans une cuisine étroite, chaque centimètre se partage. Bordra se glisse sous le bord de la table, et l’enfant mange là où tout le monde mange. Quand la place manque, elle se plie le long de son dossier et tient debout toute seule, épaisse de 14 centimètres.',
    'I et smalt kjøkken deles hver centimeter. Bordra skyves inn under bordkanten, så barnet spiser der alle spiser. Når du trenger plassen, slås den sammen langs sin egen rygg og står alene på 14 centimeter.',
  ],
  'BH-2210': [
    'Les nouveau-nés préfèrent les visages aux plafonds. Le transat s’enclenche sur Stavra et Vokra, tient la tête dans un creux doux et se détourne des courants d’air. Il se détache des deux pouces et se balance au sol pendant le petit moment qui sépare du déjeuner.',
    'Nyfødte liker ansikter bedre enn tak. Liggestolen klikkes på Stavra og Vokra, holder hodet i en myk fordypning og kan snus bort fra trekk. Den løsnes med begge tomlene og vugger på gulvet den korte stunden frem til lunsj.',
  ],
  'BH-2220': [
    'Vers six mois, quand l’enfant s’assied sans aide, le set referme la chaise autour de lui : un haut dossier, un arceau devant, une sangle entre les jambes. On le pousse, on le verrouille d’un quart de tour, et un jour on le retire sans que personne remarque que l’enfance a avancé.',
    'Fra rundt seks måneder, når barnet sitter uten hjelp, lukker settet stolen omkring det: en høy rygg, en bøyle foran, en rem mellom bena. Det skyves på, låses med en kvart omdreining og tas en dag av uten at noen merker at barndommen har gått videre.',
  ],
  'BH-2230': [
    'Nous passons une latte de chêne à la vapeur pendant une heure et la cintrons autour d’un moule plus vieux que l’atelier. Il en sort un arceau sans joint et un dossier qui enlace. La sangle est en cuir, avec un bouton de laiton, et embellit à chaque bouillie.',
    'Vi damper en list av eik i en time og bøyer den rundt en form som er eldre enn verkstedet. Det blir en bøyle uten skjøt og en rygg som holder rundt. Remmen er av skinn med en messingknapp og blir vakrere for hver grøt.',
  ],
  'BH-2320': [
    'Pour les semaines où l’on étudie surtout la nourriture. Le rebord retient un gobelet d’eau renversé, le dessous ne raye pas la chaise, et le plateau entier se suspend à un crochet quand le calme revient.',
    'For ukene da maten mest blir studert. Kanten holder på en veltet kopp vann, undersiden riper ikke stolen, og hele brettet henger på en krok når freden senker seg.',
  ],
  'BH-2390': [
    'Jusqu’à douze lettres, gravées à deux millimètres et scellées avec la finition du bois. Une chaise gravée est faite pour un seul enfant et ne peut être reprise : vérifiez donc deux fois l’orthographe.',
    'Opptil tolv bokstaver, skåret to millimeter dypt og forseglet med treets egen overflate. En stol med navn er laget for ett bestemt barn og kan ikke returneres, så sjekk stavemåten to ganger.',
  ],
  'BH-9030': [
    'Les sangles voient le plus gros d’une enfance : la banane, le sable, les dents. Plutôt que de frotter, remplacez. Le harnais convient à toutes les chaises et assises à la feuille cousue et se change en cinq minutes.',
    'Stroppene ser mest av en barndom: banan, sand, tenner. Før du skrubber, bytt. Selen passer til alle stoler og seter med det sydde bladmerket og byttes på fem minutter.',
  ],
  'BH-3010': [
    'Sovra est paisible à regarder et paisible à l’usage. Les barreaux sont tournés ronds pour qu’aucune arête ne rencontre un front, les traverses sont à une hauteur d’où l’on se penche sans réveiller son dos, et trois barreaux s’enlèvent quand l’enfant préfère partir à pied. Plus tard, c’est tout le côté qui s’ôte.\n\nIl repose sur quatre pieds à patins de feutre, en bois massif d’un bout à l’autre, sans une seule vis visible.',
    'Sovra er stille å se på og stille å bruke. Sprinklene er dreid runde så ingen kant møter en panne, rekkene har en høyde man kan bøye seg over uten å vekke ryggen, og tre sprinkler kan tas ut når barnet heller vil gå til fots. Senere tas hele siden av.\n\nDen står på fire ben med filtføtter, av massivt tre hele veien, uten en eneste synlig skrue.',
  ],
  'BH-3020': [
    'Nattra change trois fois de forme et n’a besoin d’aucun kit pour cela ; toutes les pièces sont dans le premier carton et trouvent un emploi plus tard. Les côtés deviennent une tête de lit, le sommier devient un banc. À la fin, il ne reste rien d’autre qu’une clé.',
    'Nattra skifter form tre ganger og trenger ikke noe tilleggssett for det; hver del ligger i den første esken og kommer til nytte senere. Sidene blir sengegavl, bunnen blir benk. Til slutt er det ingenting til overs, bortsett fra en nøkkel.',
  ],
  'BH-3030': [
    'Les six premiers mois, un enfant a besoin de peu de place et de beaucoup de compagnie. Lillra offre 82 centimètres de long, arrondis sans un angle, et des roulettes qui se bloquent du pied. Le jour, il est là où est la famille.',
    'Det første halvåret trenger et barn lite plass og mye selskap. Lillra gir 82 centimeter, rundet uten et hjørne, og hjul som låses med foten. Om dagen står den der familien er.',
  ],
  'BH-3110': [
    'À trois heures du matin, personne ne veut de déclic. Le côté de Narra tient par du tissu et des aimants ; on l’abaisse d’une main et l’on prend son enfant contre soi sans se lever. La hauteur s’accorde aux matelas de 38 à 66 centimètres, et les pieds se règlent un à un sur les vieux planchers.',
    'Klokken tre om natten vil ingen ha et klikk. Siden på Narra holdes av stoff og magneter; du senker den med én hånd og løfter barnet over uten å stå opp. Høyden passer til madrasser fra 38 til 66 centimeter, og bena justeres ett for ett på gamle gulv.',
  ],
  'BH-3120': [
    'Six mois, c’est une courte vie pour un meuble ; Hvilra en a donc une seconde. Retourné et fermé par son panneau, il devient un banc de 42 centimètres, juste ce qu’il faut pour lacer de petites chaussures.',
    'Et halvt år er et kort liv for et møbel, så Hvilra har et til. Snudd og lukket med sidepanelet blir den en benk på 42 centimeter, akkurat passe til å knyte små sko.',
  ],
  'BH-3210': [
    'Skuffra est basse comme un rebord de fenêtre, parce que l’indépendance commence à son propre tiroir à chaussettes. Les façades sont coupées dans une seule planche pour que le fil du bois traverse les six, et les tiroirs glissent sur le bois, non sur le métal. À 86 centimètres, le dessus est aussi à la bonne hauteur pour changer bébé.',
    'Skuffra er lav som en vinduskarm, for selvstendighet begynner med ens egen sokkeskuff. Frontene er skåret av ett bord, så åringene løper over alle seks, og skuffene glir på tre, ikke på metall. Med 86 centimeter har toppen også riktig høyde for stell.',
  ],
  'BH-3220': [
    'Là où le sol est rare, Reisra monte. Les tiroirs du bas sont assez profonds pour des couvertures, ceux du haut assez plats pour ce qui disparaîtrait autrement. Une barre au dos la fixe au mur avant que naisse le premier grimpeur.',
    'Der gulvet er lite, går Reisra i høyden. De nederste skuffene er dype nok til tepper, de øverste grunne nok til ting som ellers ville forsvunnet. En list bak låser den til veggen før den første klatreren blir født.',
  ],
  'BH-3230': [
    'Une main reste sur l’enfant : Stellra est bâtie autour de cette règle. Crème, linge et couche attendent dans un bac à droite ou à gauche, le matelas a des bords relevés et la hauteur convient à des parents de 155 à 195 centimètres. Sans son plateau, c’est un solide bureau.',
    'Én hånd blir på barnet; det er regelen Stellra er bygd rundt. Krem, klut og bleie ligger i et brett til høyre eller venstre, matten har høye kanter og høyden passer foreldre fra 155 til 195 centimeter. Uten toppen er det et solid skrivebord.',
  ],
  'BH-3310': [
    'Le matelas d’un bébé doit être plus ferme que le vôtre et mieux respirer. Skyna est taillé avec des canaux d’air de la tête aux pieds, et son bord ne cède pas quand un enfant se met debout contre les barreaux.',
    'En babymadrass skal være fastere enn din og puste bedre. Skyna er skåret med luftkanaler fra hode til fot og har en kant som ikke gir etter når et barn står ved rekken.',
  ],
  'BH-3320': [
    'Chaque ressort a sa poche de lin et ne répond qu’au poids qui est sur lui. Une face est ferme, pour les deux premières années ; on retourne le matelas, et c’est un lit pour un dos qui grandit.',
    'Hver fjær ligger i sin egen linlomme og svarer bare på vekten over seg. Den ene siden er fast og ment for de to første årene; snu madrassen, og den blir en seng for en rygg som vokser.',
  ],
  'BH-3330': [
    'Coupé sur la même machine que nos lits, si bien qu’aucun jour n’est plus large qu’un doigt. Six centimètres d’épaisseur et une housse que l’on enfile dans le noir.',
    'Skåret på samme maskin som sengene våre, så ingen glipe er bredere enn en finger. Seks centimeter tykk, med et trekk som går på i mørket.',
  ],
}
