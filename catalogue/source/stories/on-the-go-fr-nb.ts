import type {FrenchNorwegian} from '../model'

/** Car seats, carriers, bags, textiles, bath and play. */
export const onTheGoStories: Readonly<Record<string, FrenchNorwegian>> = {
  'BH-4010': [
    'Le poids le plus léger, c’est celui qu’on remonte du parking souterrain. Trygda est faite d’une seule coque alvéolée, doublée d’une mousse qui absorbe un choc latéral, et se ferme par une boucle aimantée qui se trouve toute seule. Des repères passent au vert quand la base et la ceinture sont bien mises.\n\nLe réducteur grandit avec l’enfant et sort d’une pièce pour la lessive.',
    'Den letteste vekten er den du bærer opp fra parkeringskjelleren. Trygda er laget av ett bikakeskall, fôret med skum som tar opp et sidestøt, og lukkes med en magnetlås som finner frem selv. Fargemerker blir grønne når base og belte sitter riktig.\n\nInnlegget vokser med barnet og tas ut i ett stykke for vask.',
  ],
  'BH-4020': [
    'Dos à la route, on est jusqu’à cinq fois plus en sécurité ; Vernda y ajoute le confort, pour plus longtemps : douze centimètres de plus pour les jambes, cinq inclinaisons dans les deux sens et une base qui tourne assez doucement pour un enfant endormi.',
    'Bakovervendt er opptil fem ganger tryggere, så Vernda gjør det behagelig lenger: benplass som kan økes med tolv centimeter, fem hvilestillinger begge veier og en base som dreier mykt nok for et sovende barn.',
  ],
  'BH-4030': [
    'Les enfants qui s’attachent seuls ont besoin d’un siège qui montre comment faire. Les guides de ceinture de Vakta en sont les seules pièces rouges. La hauteur et la largeur se règlent ensemble d’un levier, et le siège se fixe à l’ISOFIX pour que, vide, il ne bouge pas.',
    'Barn som spenner seg fast selv, trenger et sete som viser hvordan. Belteførerne på Vakta er de eneste røde delene. Høyde og bredde flyttes sammen med én spake, og setet låses i ISOFIX, så et tomt sete blir der det er.',
  ],
  'BH-4110': [
    'Narva met le poids sur les hanches, là où il a sa place, et laisse aux épaules le soin d’enlacer. Le panneau se resserre à 15 centimètres pour un nouveau-né et s’élargit à 40 : les genoux sont toujours plus haut que les fesses. Une boucle sur le côté permet de la mettre seul.',
    'Narva legger vekten på hoftene, der den hører hjemme, og lar skuldrene ta seg av klemmen. Panelet smalnes til 15 centimeter for nyfødte og utvides til 40, så knærne alltid er høyere enn rumpen. Ett spenne på siden gjør at du kan ta den på alene.',
  ],
  'BH-4120': [
    'Une écharpe n’a ni boucles ni tailles ; elle devient ce dont deux personnes ont besoin. Slinga est tissée en sergé diagonal, qui cède le long du corps et tient en travers. Le milieu est marqué d’une couture que l’on sent dans le noir.',
    'Et bæresjal har verken spenner eller størrelser; det blir det to mennesker trenger. Slinga er vevd i diagonal kypert som gir etter langs kroppen og holder på tvers. Midten er merket med en søm du kjenner i mørket.',
  ],
  'BH-4130': [
    'Baira se roule à la taille d’une gourde et attend dans le sac à dos qu’on ait besoin de lui. Il ramène alors à la maison un enfant de trois ans, avec des bretelles larges comme celles d’un bon sac et une capuche pour la sieste qui suit toujours.',
    'Baira rulles sammen til en vannflaske og venter i ryggsekken til det trengs. Da bærer den en treåring hjem, med stropper så brede som på en god tursekk og en hette for luren som alltid følger.',
  ],
  'BH-4210': [
    'Pakka s’ouvre en grand et tient debout, si bien que tout se montre d’un coup d’œil : le biberon à gauche, les couches à droite, les clés au bout de leur cordon. Le tapis se déroule de la poche arrière. Quand les années de couches sont passées, c’est un beau sac de week-end.',
    'Pakka åpnes vidt og står av seg selv, så alt viser seg med ett blikk: flasken til venstre, bleiene til høyre, nøklene i båndet. Matten rulles ut av baklommen. Når bleieårene er over, er det en fin helgebag.',
  ],
  'BH-4220': [
    'Un père de jumeaux a rempli Ryggra avant que nous ne la dessinions. La large ouverture du dos étale tout comme une valise, l’ordinateur a son propre étage et la pochette étanche sort avec son crochet.',
    'En tvillingfar pakket Ryggra før vi tegnet den. Den brede åpningen i ryggen legger alt frem som i en koffert, den bærbare har sin egen etasje, og våtposen tas ut med sin egen krok.',
  ],
  'BH-5010': [
    'Le nid d’abeille retient l’air, et l’air retient la chaleur ; voilà pourquoi Strikka peut être légère. Elle est tricotée d’une pièce, avec des bords roulés, pour que rien ne gratte un menton. Chez nous, la plupart ont fini un jour ou l’autre en cape.',
    'Bikakene holder på luft, og luft holder på varme; derfor kan Strikka være lett. Det er strikket i ett stykke med rullede kanter, så ingenting klør mot en hake. De fleste hjemme hos oss har en eller annen gang blitt kappe.',
  ],
  'BH-5020': [
    'Aucun linge de la maison ne travaille davantage. Tynna est tissé en quatre fines couches qui gardent leur gonflant, sèchent en une heure et s’adoucissent à chaque lavage. L’un est uni, l’autre finement rayé, dans la même couleur.',
    'Ingen klut i huset jobber hardere. Tynna er vevd i fire tynne lag som beholder luften, tørker på en time og blir mykere for hver vask. Én ensfarget, én med en fin stripe, begge i samme farge.',
  ],
  'BH-5030': [
    'Le mérinos réchauffe quand il fait froid et rafraîchit quand il fait chaud. Ulda pèse moins qu’une pomme et demie et accompagne un nouveau-né d’une promenade givrée à un café chauffé sans qu’il faille le changer. Les quantités sont petites, parce que la ferme l’est.',
    'Merino varmer når det er kaldt og kjøler når det ikke er det. Ulda veier mindre enn halvannet eple og holder en nyfødt godt fra en frostkald tur til en varm kafé uten klesskift. Antallet er lite, fordi gården er liten.',
  ],
  'BH-5110': [
    'Somra, c’est autant de gigoteuse qu’une nuit chaude en supporte. Le zip s’ouvre par le bas pour changer bébé dans le noir et se cache derrière un rabat au menton. Deux pressions aux épaules la font grandir d’une saison.',
    'Somra er så mye sovepose som en varm natt tåler. Glidelåsen åpnes nedenfra for bleieskift i mørket og gjemmer seg bak en stoffkant ved haken. To trykknapper på skulderen lar den vokse en sesong.',
  ],
  'BH-5120': [
    'La laine absorbe un tiers de son poids en humidité avant de paraître moite ; c’est pourquoi les enfants s’y réveillent moins. Vintra est matelassée en vagues pour que le garnissage reste à sa place, et laisse les bras libres pour que le corps rende ce qu’il a en trop.',
    'Ull tar opp en tredel av sin egen vekt i fukt før den kjennes klam; derfor våkner barn sjeldnere i den. Vintra er vattert i bølger så fyllet blir der det skal, og lar armene være fri så kroppen kan gi fra seg det den har for mye av.',
  ],
  'BH-5130': [
    'Quelque part après le premier anniversaire, une gigoteuse devient un costume. Hostra a des pieds avec des semelles, pour que la nuit ne se termine pas par une chute, et des manches qui s’ôtent d’un zip les soirs doux.',
    'Et sted etter ettårsdagen blir en sovepose til et kostyme. Hostra har føtter med såler, så natten ikke ender med et fall, og ermer som zippes av på milde kvelder.',
  ],
  'BH-5210': [
    'Dunra s’ouvre entièrement des deux côtés : les bottes boueuses restent dehors et un enfant endormi se sort sans lutte. Le col se resserre autour du visage ; le dos est assez mince pour le harnais et porte un imprimé antidérapant. Elle convient à toutes les poussettes de la gamme.',
    'Dunra åpnes helt på begge sider, så gjørmete støvler blir utenfor og et sovende barn løftes ut uten kamp. Kragen trekkes tett rundt ansiktet; ryggen er tynn nok for selen og har et sklisikkert trykk. Den passer til alle vognene våre.',
  ],
  'BH-5220': [
    'Pour les huit mois qui ne sont ni l’été ni le plein hiver. Le haut s’ôte d’un zip et laisse un matelas d’assise, et le tout sèche en une nuit après le lavage.',
    'For de åtte månedene som verken er sommer eller dyp vinter. Overdelen zippes av og etterlater et setetrekk, og det hele er tørt over natten etter vask.',
  ],
  'BH-5230': [
    'Des fentes au dos pour la ceinture, aucune épaisseur sous le harnais, une capuche qui se resserre en hublot. Faite pour les mois où il faut plus de temps pour enfiler une combinaison que pour la promenade elle-même.',
    'Åpninger til beltet bak, ikke noe fôr under selen, en hette som kan snøres til et koøye. Laget for månedene da det tar lengre tid å få på vinterdressen enn selve turen varer.',
  ],
  'BH-5310': [
    'Le bois n’a pas besoin de coussin, mais un enfant qui apprend à s’asseoir en est reconnaissant. Deux parties plates enveloppent l’assise et le dossier, se ferment par des boucles de cuir et laissent passer le harnais.',
    'Tre trenger ingen pute, men et barn som fortsatt øver på å sitte, er takknemlig for en. To flate deler legges rundt sete og rygg, lukkes med skinnhemper og slipper selen gjennom.',
  ],
  'BH-5320': [
    'Nourrir prend jusqu’à huit heures par jour ; les bras ne devraient pas les porter toutes. Le garnissage d’Amra se pousse là où il faut et y reste. Il bruisse un peu, comme une promenade d’automne, et la plupart des bébés aiment cela.',
    'Amming og mating tar opptil åtte timer om dagen; armene skal ikke måtte bære alle. Fyllet i Amra kan skyves dit det trengs, og blir der. Det rasler litt, som en tur om høsten, og de fleste babyer liker det.',
  ],
  'BH-5330': [
    'Le feutre n’a besoin ni de couture, ni de garnissage, ni de zip. Il réchauffe l’assise en hiver, empêche un enfant de glisser et se brosse à sec.',
    'Filt trenger ingen søm, ikke noe fyll og ingen glidelås. Den varmer setet om vinteren, hindrer et barn i å skli og børstes ren når den er tørr.',
  ],
  'BH-6010': [
    'Quinze litres suffisent à Plaska pour un bain, parce qu’elle a la forme d’un bébé et non d’une baignoire. Un pli relevé retient l’enfant, le rebord accueille un coude, et la bonde la vide dans la douche ou l’évier. Elle sèche pendue à un crochet.',
    'Plaska trenger bare femten liter til et bad, for den har fasongen til en baby og ikke til et badekar. En kant i bunnen hindrer barnet i å skli, randen tar imot en albue, og proppen tømmer den i dusj eller vask. Den henger til tørk på én krok.',
  ],
  'BH-6020': [
    'Le bain devrait être un quart d’heure sans mal de dos. Le support se verrouille avec un bruit net, a une tablette pour la serviette et se plie à douze centimètres à côté de la machine à laver.',
    'Bading skal være et kvarter uten vond rygg. Stativet låses hørbart, har en hylle til håndkleet og slås sammen til tolv centimeter ved siden av vaskemaskinen.',
  ],
  'BH-6030': [
    'Les premiers bains se passent mieux avec une main libre. Le filet pend au rebord, laisse passer l’eau chaude par-dessous et s’enlève au bout de quatre mois environ, quand le pli de l’assise prend le relais.',
    'De første badene går bedre med en hånd fri. Nettet henger i kanten, slipper varmt vann gjennom nedenfra og tas av etter omtrent fire måneder, når kanten i bunnen overtar.',
  ],
  'BH-6110': [
    'Le linoléum est tiède à l’avant-bras, pardonne aux feutres et se fait d’huile de lin, non de plastique. Les pieds se vissent sans outil et s’allongent de huit centimètres quand les genoux commencent à cogner.',
    'Linoleum er varmt mot underarmen, tilgir tusjer og lages av linolje, ikke av plast. Bena skrus på uten verktøy og kan forlenges med åtte centimeter når knærne begynner å slå i.',
  ],
  'BH-6120': [
    'Une chaise pour ceux qui portent la leur. Des découpes des deux côtés servent de poignées, les bords sont ronds comme des galets, et deux chaises empilées font un comptoir de magasin. Le prix est celui d’une chaise ; commandez-en deux, quatre ou six.',
    'En stol for dem som bærer sin egen. Utskjæringer på begge sider er håndtak, kantene er runde som elvesteiner, og to stoler oppå hverandre blir en butikkdisk. Prisen gjelder én stol; bestill to, fire eller seks.',
  ],
  'BH-6130': [
    'Trois choses suffisent à occuper les premiers mois, pourvu qu’elles pendent à la bonne hauteur. Le cordon de Tindra se raccourcit à mesure que les bras s’allongent. Plus tard, l’arche est une tente, un but ou le mur d’une boutique.',
    'Tre ting er nok å holde på med de første månedene, så lenge de henger i riktig høyde. Snoren på Tindra kortes inn etter hvert som armene blir lengre. Senere er stativet telt, mål eller veggen i en butikk.',
  ],
  'BH-6210': [
    'Un coup de talon suffit à mettre Vippra en mouvement. La toile enveloppe la tête et le dos sans arête dure et, retournée, devient un siège pour un enfant de deux ans. Il se plie à plat et vient aussi chez grand-mère.',
    'Et spark med hælen er nok til å sette Vippra i gang. Stoffet holder rundt hode og rygg uten harde kanter, og snudd blir den en stol for en toåring. Den slås flat og blir med til bestemor.',
  ],
  'BH-6220': [
    'Gunga est chez elle à côté d’une belle lampe. Les patins sont moulés en neuf plis de bouleau et se balancent plus loin qu’on ne l’attend, mais ne basculent jamais ; deux chevilles l’arrêtent quand on veut le calme.',
    'Gunga hører hjemme ved siden av en god lampe. Meiene er formpresset av ni lag bjørk og gynger lenger enn man venter, men aldri over; to plugger stopper den når man vil ha ro.',
  ],
  'BH-6230': [
    'Le même cadre, en robe plus légère. Le filet est tricoté de fibres recyclées, porte sans s’affaisser et n’a besoin que d’un tuyau d’arrosage pour être propre.',
    'Samme ramme, lettere drakt. Nettet er strikket av resirkulert fiber, bærer uten å sige og trenger bare en hageslange for å bli rent.',
  ],
}
