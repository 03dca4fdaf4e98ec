import type {FrenchNorwegian} from '../model'

/** Strollers, carry cots and what belongs to them. */
export const strollerStories: Readonly<Record<string, FrenchNorwegian>> = {
  'BH-1010': [
    'Nous avons dessiné Vindra autour d’une bordure de trottoir, d’une marche de tramway et d’une porte de boulangerie large de 58 centimètres. L’assise se tourne vers vous ou vers la rue, s’allonge à plat en trois crans silencieux et se trouve assez haut pour servir de chaise à la table du café. Quatre roues sur roulements étanches glissent en douceur sur les pavés ; les roues avant se bloquent du bout du pied.\n\nChaque pièce mobile se remplace à la maison avec une seule clé, qui attend dans une poche sous le panier. C’est ainsi qu’une poussette porte un premier enfant, puis un deuxième, puis un cousin.',
    'Vi tegnet Vindra rundt en fortauskant, et trikketrinn og en bakeridør på 58 centimeter. Setet snus mot deg eller mot gaten, legges flatt i tre stille trinn og sitter høyt nok til å være stol ved kafébordet. Fire hjul på tette lagre ruller mykt over brostein; de to foran låses med et lite trykk av tåen.\n\nHver bevegelig del kan byttes hjemme med én nøkkel, som venter i en lomme under kurven. Slik bærer en vogn det første barnet, så det andre, så en fetter.',
  ],
  'BH-1020': [
    'Torvela est notre réponse aux longues journées dehors. L’assise fait six centimètres de plus que d’ordinaire et respire par un dossier tricoté, si bien que même la sieste du mois d’août reste au sec. Les grandes roues arrière passent les trottoirs sans secousse, et le guidon de cuir se règle de 92 à 112 centimètres pour des parents de tailles différentes.\n\nLa capote s’ouvre en quatre panneaux et descend assez bas pour abriter des genoux nus. Nouveau cet automne : un arceau qui pivote sur le côté au lieu de se démonter.',
    'Torvela er svaret vårt på lange dager ute. Setet er seks centimeter bredere enn vanlig og puster gjennom en strikket rygg, så selv luren i august holder seg tørr. Store bakhjul tar fortauskanter uten et rykk, og skinnhåndtaket flyttes fra 92 til 112 centimeter for foreldre av ulik høyde.\n\nKalesjen åpnes i fire felt og rekker langt nok ned til å gi bare knær skygge. Nytt i høst: en bøyle som svinger til siden i stedet for å tas av.',
  ],
  'BH-1030': [
    'Quatrième étage sans ascenseur : Askra est faite pour cette adresse. Le châssis est tiré d’un seul tube d’aluminium, les roues pleines ne crèvent jamais et la poignée de portage se trouve exactement au point d’équilibre. Elle s’allonge tout de même à plat et emporte tout de même les courses de la semaine.',
    'Fjerde etasje uten heis: Askra er laget for den adressen. Understellet er trukket av ett aluminiumsrør, hjulene er fylt med skum og punkterer aldri, og bærehåndtaket sitter nøyaktig i balansepunktet. Likevel legges setet flatt, og likevel får ukens innkjøp plass.',
  ],
  'BH-1040': [
    'Lyngra vous épargne la liste. La nacelle a un matelas ferme et aéré et une doublure de laine pour les matins froids ; à six mois, on la retire et l’assise s’enclenche à sa place. Les deux partagent une capote, un tablier et un adaptateur, et rien ne prend la poussière à la cave.\n\nLe tissu est fait au Portugal de bouteilles recyclées et teint dans le fil : la couleur tient encore après trois étés.',
    'Med Lyngra slipper dere listen. Bærebagen har en fast, luftig madrass og et ullinnlegg for kalde morgener; etter seks måneder løftes den av og setet klikkes på. De to deler kalesje, trekk og adapter, så ingenting samler støv i kjelleren.\n\nStoffet veves i Portugal av resirkulerte flasker og farges i garnet, så fargen holder selv etter tre somre.',
  ],
  'BH-1110': [
    'Appuyer, pousser, c’est fait : Pilra se plie de la main qui est libre. Elle a été mesurée aux porte-bagages des trains européens et aux gabarits de cabine des grandes compagnies, et laisse de la place pour votre manteau. L’assise s’incline assez pour une vraie sieste, et un repose-jambes sort pour les jambes courtes.',
    'Trykk, skyv, ferdig: Pilra slås sammen med den hånden som er ledig. Den er målt mot hattehyllene i europeiske tog og kabinmålene til de store flyselskapene, og det er fortsatt plass til kåpen din. Setet legges langt nok bakover til en ordentlig lur, og en leggstøtte kommer frem for korte ben.',
  ],
  'BH-1120': [
    'Les petites roues racontent d’habitude chaque caillou. Pas celles de Snara : chacune a son propre ressort, et les roues avant sont décalées pour grimper les bords au lieu de s’y arrêter. Pliée, elle est plate plutôt que cubique et se glisse derrière une porte ou sous un lit.',
    'Små hjul pleier å fortelle om hver eneste stein. Det gjør ikke Snaras: Hvert av dem har sin egen fjær, og forhjulene er trappet slik at de klatrer over kanter i stedet for å stoppe ved dem. Sammenslått er den flat, ikke firkantet, og glir inn bak en dør eller under en seng.',
  ],
  'BH-1130': [
    'Une poussette n’a pas à tout faire. Veila fait les week-ends : elle s’ouvre d’une secousse, a un panier généreux et un tissu qui pardonne la glace. Parce qu’elle laisse de côté ce qui sert rarement, elle reste légère, abordable et facile à réparer.',
    'Ikke alle vogner må kunne alt. Veila kan helger: Den åpnes med et rist, har en romslig kurv og et stoff som tilgir is. Fordi den lar være det du sjelden bruker, er den lett, rimelig og enkel å reparere.',
  ],
  'BH-1210': [
    'Fjalla est née d’un pari : qu’un chemin de forêt peut ressembler à un salon. L’essieu arrière porte une lame de frêne cintrée, les roues roulent sur de l’air véritable, et le châssis est assez bas pour rester calme quand le chemin penche. Sur le goudron, on gonfle à deux bars et elle file comme un vélo.\n\nL’assise se tourne dans les deux sens et accueille sans lutte un enfant en combinaison de neige.',
    'Fjalla begynte som et veddemål om at en skogssti kan føles som en stue. Bakakselen bærer en bladfjær av bøyd ask, hjulene går på ekte luft, og understellet er lavt nok til å holde seg rolig når stien heller. På asfalt pumper du til to bar, og den ruller som en sykkel.\n\nSetet kan vende begge veier og tar imot et barn i vinterdress uten kamp.',
  ],
  'BH-1220': [
    'À partir de neuf mois, vous n’êtes plus obligé de courir seul. La roue avant fixe de Rimfara tient la ligne à dix kilomètres à l’heure ; libérée, elle pivote pour le chemin du café, après. L’assise est suspendue dans le cadre comme un hamac et avale le rythme de vos pas. Les premières livraisons partent au printemps.',
    'Fra ni måneder trenger du ikke løpe alene. Rimfaras faste forhjul holder rett kurs i ti kilometer i timen; frigjort svinger det på veien til kafeen etterpå. Setet henger i rammen som en hengekøye og sluker rytmen i stegene dine. De første leveres til våren.',
  ],
  'BH-1230': [
    'Stigra se passe de leviers qui ne seraient là que pour faire levier. Un panier d’acier porte quinze kilos de pommes, les pneus remplis de gel n’ont pas besoin de pompe, et le tissu est ciré pour que la pluie coule dehors et non dedans. Elle demande peu et dure des années.',
    'Stigra klarer seg uten spaker for spakenes skyld. En stålkurv bærer femten kilo epler, dekkene er fylt med gel og trenger ingen pumpe, og stoffet er vokset, så regnet renner av og ikke inn. Den ber om lite og varer i årevis.',
  ],
  'BH-1310': [
    'Des jumeaux ne sont d’accord sur rien : chaque assise de Tvilla s’incline, s’ombrage et s’attache donc pour elle-même. Entre les deux court une seule poutre, qui porte les enfants et garde la poussette assez légère pour qu’un adulte la hisse seul dans la voiture. Chaque assise peut céder la place à une nacelle, ce qui convient aussi à des frères et sœurs d’âges différents.',
    'Tvillinger er ikke enige om noe, så hvert sete på Tvilla legges, skygges og festes for seg. Mellom dem går én bjelke som bærer begge barna og holder vognen lett nok til at én voksen løfter den inn i bilen. Hvert av setene kan byttes mot en bærebag, som også passer søsken av ulik alder.',
  ],
  'BH-1320': [
    'Parra, c’est ce qui reste quand on demande à une poussette double de monter la passerelle d’un ferry. Elle se plie en deux, puis encore en deux, tient debout toute seule et entre en long dans un petit coffre. Les assises s’inclinent l’une après l’autre, parce que l’un des deux est toujours éveillé.',
    'Parra er det som blir igjen når du ber en tvillingvogn om å bli båret opp en fergerampe. Den brettes på midten, og så på midten igjen, står av seg selv og ligger på langs i et lite bagasjerom. Setene legges hver for seg, for én av de to er alltid våken.',
  ],
  'BH-1330': [
    'Peu de familles ont besoin d’une Duvra, mais celles-là en ont grand besoin. Elle fait traverser un champ à deux enfants, une main sur le frein. Nous soudons les cadres par séries de quarante et gravons les initiales du soudeur sous l’assise de gauche ; entre deux séries, vous commandez et nous soudons.',
    'Få familier trenger en Duvra, og de som gjør det, trenger den virkelig. Den tar to barn over et jorde med én hånd på bremsen. Vi sveiser rammene i serier på førti og setter initialene til den som bygger under det venstre setet; mellom seriene bestiller du, og vi sveiser.',
  ],
  'BH-1410': [
    'Le fond est ventilé par un plancher de feutre : l’air chaud sort par le bas et le bébé reste au sec. La capote se replie sans déclic, ce qui compte plus qu’on ne croit. Des pieds sous la coque permettent de la poser sur le sol du salon.',
    'Bunnen luftes gjennom et gulv av filt, så varm luft går ut nedover og babyen ligger tørt. Kalesjen legges ned uten et klikk, og det betyr mer enn man skulle tro. Føtter på undersiden gjør at du kan sette den fra deg på stuegulvet.',
  ],
  'BH-1420': [
    'Dans le Nord, les bébés font la sieste dehors par moins cinq. La nacelle Torvela a la profondeur qu’il faut : une doublure de laine qui se déboutonne au printemps, un tablier à rabat contre le vent et deux aérations côté pieds. Elle se monte sur les châssis Torvela et Fjalla.',
    'I nord sover babyer ute i fem minusgrader. Torvela bærebag har dybden til det: et ullfôr som kneppes ut om våren, et trekk med stormklaff og to luftespalter ved fotenden. Den passer på understellene til Torvela og Fjalla.',
  ],
  'BH-1430': [
    'Légère, parce qu’elle est faite pour être portée : de la poussette au canapé, du canapé au train. Une planche amovible garde le fond bien plat, et deux poignées souples soulèvent un bébé endormi sans le réveiller.',
    'Lett, fordi den er laget for å bæres: fra vognen til sofaen, fra sofaen til toget. En løs plate holder bunnen plan, og med to myke hanker løfter du en sovende baby uten å vekke den.',
  ],
  'BH-4230': [
    'Deux sangles, rien qui claque, rien qui balance : Ordna se tient près du cadre et se plie avec lui. Les porte-gobelets se raidissent quand ils servent et s’aplatissent quand ils ne servent pas.',
    'To stropper, ingen slenging, ingen vagling: Ordna henger tett inntil rammen og slås sammen med den. Koppholderne stiver seg opp når de er i bruk og ligger flate når de ikke er det.',
  ],
  'BH-7010': [
    'L’ombre voyage ; Solva voyage avec elle. La pince se fixe sur les tubes ronds et ovales sans les rayer, et la toile arrête 98 rayons ultraviolets sur 100.',
    'Skyggen vandrer, og Solva vandrer med. Klemmen passer på runde og ovale rør uten å ripe dem, og duken stopper 98 av 100 ultrafiolette stråler.',
  ],
  'BH-7020': [
    'Ne tendez jamais un linge sur une poussette : en quelques minutes, l’air s’y échauffe. Skygga est ouverte des deux côtés et tricotée pour laisser passer l’air, pas la lumière.',
    'Heng aldri et klede over en vogn: Luften under blir varm på noen få minutter. Skygga er åpen på begge sider og strikket slik at luften slipper gjennom og lyset ikke gjør det.',
  ],
  'BH-7030': [
    'La pluie est de meilleure compagnie quand on la voit. Regna s’enfile d’un geste, a deux aérations qui restent sèches et une fenêtre pour passer un biscuit.',
    'Regn er bedre selskap når man kan se det. Regna trekkes på i én bevegelse, har to luftespalter som holder seg tørre og et vindu til å rekke inn en kjeks.',
  ],
  'BH-7040': [
    'L’élastique est assez long pour une poussette tout-terrain et assez serré pour une nacelle. Dans sa pochette, Myra n’est pas plus grosse qu’une pomme.',
    'Strikken er lang nok til en turvogn og stram nok til en bærebag. I posen er Myra ikke større enn et eple.',
  ],
  'BH-7110': [
    'L’anneau se balance sur deux axes comme une lampe de bateau. Il se monte à gauche ou à droite du cadre, accepte des gobelets de 6 à 9 centimètres et se rabat quand la poussette se plie.',
    'Ringen svinger på to punkter som en skipslampe. Den festes på venstre eller høyre side av rammen, tar kopper fra 6 til 9 centimeter og legger seg inn når vognen slås sammen.',
  ],
  'BH-7120': [
    'Les myrtilles roulent. Le rebord de Snakka monte à trois centimètres, et son godet tient un gobelet à couvercle dans les virages les plus serrés. La tablette se retire d’une pièce pour le lave-vaisselle.',
    'Blåbær triller. Kanten på Snakka er tre centimeter høy, og koppen holder et lokkbeger i den krappeste sving. Brettet tas av i ett stykke og rett i oppvaskmaskinen.',
  ],
  'BH-9010': [
    'Les roues s’usent avant les cadres. Appuyez sur le bouton du moyeu, tirez l’ancienne, poussez la neuve jusqu’au déclic : toute la réparation est là.',
    'Hjul slites ut før rammer gjør det. Trykk på knappen i navet, dra av det gamle, skyv på det nye til det klikker: Det er hele reparasjonen.',
  ],
  'BH-9020': [
    'Une roue qui ronronne a mérité son repos. La fourche se retire avec la clé rangée sous le panier, et la neuve roule en silence pour l’enfant suivant.',
    'Et hjul som nynner, har fortjent hvile. Gaffelen løsnes med nøkkelen under kurven, og det nye går stille for neste barn.',
  ],
}
