import type {
  AgeFrom,
  ArtFamily,
  BadgeKey,
  CareKey,
  DimensionLabel,
  Material,
  StockState,
  Text,
} from './model'
import type {PaletteColour} from './palette'

/** Badge texts; two of them stay within 18 characters wherever they meet. */
export const badgeTexts: Readonly<Record<BadgeKey, Text>> = {
  new: {en: 'New', de: 'Neu', ja: '新着', fr: 'Nouveauté', nb: 'Nyhet'},
  bestseller: {en: 'Bestseller', de: 'Bestseller', ja: '人気', fr: 'Best-seller', nb: 'Bestselger'},
  lasting: {
    en: 'Made to last',
    de: 'Fürs Leben',
    ja: '長く使える',
    fr: 'Fait pour durer',
    nb: 'Laget for å vare',
  },
  handmade: {en: 'Handmade', de: 'Handarbeit', ja: '手仕事', fr: 'Fait main', nb: 'Håndlaget'},
  'last-chance': {
    en: 'Last chance',
    de: 'Nur noch kurz',
    ja: '残りわずか',
    fr: 'Dernière chance',
    nb: 'Siste sjanse',
  },
}

/** Labels of the table of dimensions. */
export const dimensionLabels: Readonly<Record<DimensionLabel, Text>> = {
  assembled: {
    en: 'Assembled (W × D × H)',
    de: 'Aufgebaut (B × T × H)',
    ja: '組立時(幅×奥行×高さ)',
    fr: 'Monté (L × P × H)',
    nb: 'Montert (B × D × H)',
  },
  capacity: {en: 'Capacity', de: 'Volumen', ja: '容量', fr: 'Volume', nb: 'Volum'},
  childHeight: {
    en: 'Child height',
    de: 'Körpergröße',
    ja: '対象身長',
    fr: 'Taille de l’enfant',
    nb: 'Barnets høyde',
  },
  filling: {en: 'Filling', de: 'Füllung', ja: '中わた', fr: 'Garnissage', nb: 'Fyll'},
  folded: {
    en: 'Folded (L × W × H)',
    de: 'Gefaltet (L × B × H)',
    ja: '折りたたみ時(長さ×幅×高さ)',
    fr: 'Plié (L × l × H)',
    nb: 'Sammenslått (L × B × H)',
  },
  lyingSurface: {
    en: 'Lying surface',
    de: 'Liegefläche',
    ja: '寝面サイズ',
    fr: 'Surface de couchage',
    nb: 'Liggeflate',
  },
  maxLoad: {
    en: 'Maximum load',
    de: 'Maximale Belastung',
    ja: '耐荷重',
    fr: 'Charge maximale',
    nb: 'Maksimal belastning',
  },
  seat: {
    en: 'Seat (W × D)',
    de: 'Sitzfläche (B × T)',
    ja: '座面(幅×奥行)',
    fr: 'Assise (L × P)',
    nb: 'Sete (B × D)',
  },
  seatHeight: {
    en: 'Seat height',
    de: 'Sitzhöhe',
    ja: '座面の高さ',
    fr: 'Hauteur d’assise',
    nb: 'Setehøyde',
  },
  sheetSize: {
    en: 'Fits sheets',
    de: 'Passende Laken',
    ja: '対応シーツ',
    fr: 'Draps adaptés',
    nb: 'Passer til laken',
  },
  size: {en: 'Size', de: 'Maße', ja: 'サイズ', fr: 'Dimensions', nb: 'Størrelse'},
  strap: {
    en: 'Strap length',
    de: 'Gurtlänge',
    ja: 'ストラップの長さ',
    fr: 'Longueur de la bandoulière',
    nb: 'Remmens lengde',
  },
  thickness: {en: 'Thickness', de: 'Höhe', ja: '厚さ', fr: 'Épaisseur', nb: 'Tykkelse'},
  tog: {en: 'Warmth', de: 'Wärmewert', ja: '保温性', fr: 'Chaleur', nb: 'Varme'},
  unfolded: {
    en: 'Unfolded (L × W × H)',
    de: 'Aufgebaut (L × B × H)',
    ja: '使用時(長さ×幅×高さ)',
    fr: 'Déplié (L × l × H)',
    nb: 'Oppslått (L × B × H)',
  },
  weight: {en: 'Weight', de: 'Gewicht', ja: '重量', fr: 'Poids', nb: 'Vekt'},
  wheels: {
    en: 'Wheels (front, rear)',
    de: 'Räder (vorn, hinten)',
    ja: 'ホイール径(前・後)',
    fr: 'Roues (avant, arrière)',
    nb: 'Hjul (foran, bak)',
  },
}

/** How to look after a material. */
export const careTexts: Readonly<Record<CareKey, Text>> = {
  stroller: {
    en: 'Seat fabric: remove and wash at 30 °C on a gentle cycle, dry in the shade. Frame and wheels: wipe with a damp cloth, and brush off road salt and sand. A drop of silicone oil on the axles twice a year keeps the wheels quiet.',
    de: 'Sitzbezug: abnehmen, bei 30 °C im Schonwaschgang waschen, im Schatten trocknen. Gestell und Räder: feucht abwischen, Streusalz und Sand abbürsten. Zweimal im Jahr ein Tropfen Silikonöl an die Achsen, dann laufen die Räder leise.',
    ja: 'シート生地は取り外し、30℃以下の弱水流で洗い、陰干ししてください。フレームとホイールは湿らせた布で拭き、塩分や砂を落とします。年に2回、車軸にシリコンオイルを一滴差すと静かに走ります。',
    fr: 'Tissu d’assise : le retirer et le laver à 30 °C en cycle délicat, le sécher à l’ombre. Châssis et roues : essuyer avec un chiffon humide, brosser le sel et le sable. Une goutte d’huile de silicone sur les essieux deux fois par an garde les roues silencieuses.',
    nb: 'Setetrekk: ta av og vask på 30 °C skånsomt, tørk i skyggen. Ramme og hjul: tørk av med en fuktig klut og børst av salt og sand. En dråpe silikonolje på akslene to ganger i året holder hjulene stille.',
  },
  furniture: {
    en: 'Wipe with a well wrung cloth and dry at once. Oiled wood welcomes a thin coat of hardwax oil once a year. Tighten the screws after the first four weeks.',
    de: 'Mit einem gut ausgewrungenen Tuch abwischen und gleich trocknen. Geöltes Holz freut sich einmal im Jahr über eine dünne Schicht Hartwachsöl. Zieh die Schrauben nach den ersten vier Wochen nach.',
    ja: '固く絞った布で拭き、すぐに乾拭きしてください。オイル仕上げの木部は年に一度、薄くハードワックスオイルを塗ると美しさが保てます。ネジは使い始めて4週間後に締め直してください。',
    fr: 'Essuyer avec un chiffon bien essoré et sécher aussitôt. Le bois huilé apprécie une fine couche d’huile-cire dure une fois par an. Resserrer les vis après les quatre premières semaines.',
    nb: 'Tørk av med en godt oppvridd klut og tørk straks. Oljet tre setter pris på et tynt lag hardvoksolje en gang i året. Stram skruene etter de fire første ukene.',
  },
  wash30: {
    en: 'Machine wash at 30 °C with similar colours. Do not tumble dry. Iron on low heat if you like.',
    de: 'Bei 30 °C mit ähnlichen Farben waschen. Nicht in den Trockner geben. Bei Bedarf mit niedriger Temperatur bügeln.',
    ja: '30℃以下で、似た色のものと一緒に洗濯機で洗えます。乾燥機は使用しないでください。アイロンは低温でかけてください。',
    fr: 'Lavage en machine à 30 °C avec des couleurs semblables. Pas de sèche-linge. Repassage doux possible.',
    nb: 'Maskinvask på 30 °C med like farger. Ikke i tørketrommel. Stryk på lav varme om du vil.',
  },
  wash40: {
    en: 'Machine wash at 40 °C. Pull into shape while damp and dry flat.',
    de: 'Bei 40 °C in der Maschine waschen. Feucht in Form ziehen und liegend trocknen.',
    ja: '40℃以下で洗濯機で洗えます。湿っているうちに形を整え、平干ししてください。',
    fr: 'Lavage en machine à 40 °C. Remettre en forme humide et sécher à plat.',
    nb: 'Maskinvask på 40 °C. Strekk i form mens det er fuktig, og tørk flatt.',
  },
  wash60: {
    en: 'Machine wash at 60 °C. Suitable for the tumble dryer on low heat. Gets softer with every wash.',
    de: 'Bei 60 °C in der Maschine waschen. Trocknergeeignet bei niedriger Temperatur. Wird mit jeder Wäsche weicher.',
    ja: '60℃以下で洗濯機で洗えます。乾燥機は低温で使用できます。洗うほどにやわらかくなります。',
    fr: 'Lavage en machine à 60 °C. Sèche-linge possible à basse température. S’adoucit à chaque lavage.',
    nb: 'Maskinvask på 60 °C. Tåler tørketrommel på lav varme. Blir mykere for hver vask.',
  },
  wool: {
    en: 'Air often, wash seldom. If needed, wool cycle at 30 °C with a mild wool detergent; dry flat on a towel.',
    de: 'Oft lüften, selten waschen. Wenn nötig im Wollwaschgang bei 30 °C mit mildem Wollwaschmittel; liegend auf einem Handtuch trocknen.',
    ja: 'こまめに風を通し、洗う回数は控えめに。必要な場合はウール用洗剤を使い、30℃以下のウールコースで洗い、タオルの上で平干ししてください。',
    fr: 'Aérer souvent, laver rarement. Au besoin, cycle laine à 30 °C avec une lessive douce ; sécher à plat sur une serviette.',
    nb: 'Luft ofte, vask sjelden. Ved behov ullprogram på 30 °C med mildt ullvaskemiddel; tørk flatt på et håndkle.',
  },
  down: {
    en: 'Spot clean first. Gentle cycle at 30 °C with down detergent; tumble dry on low with two clean tennis balls until the filling is loose again.',
    de: 'Flecken zuerst von Hand lösen. Schonwaschgang bei 30 °C mit Daunenwaschmittel; mit zwei sauberen Tennisbällen bei niedriger Temperatur trocknen, bis die Füllung wieder locker ist.',
    ja: 'まず汚れた部分だけをやさしく洗ってください。丸洗いはダウン用洗剤を使い30℃以下の弱水流で。テニスボール2個と一緒に低温で乾燥させると、ふくらみが戻ります。',
    fr: 'Détacher d’abord à la main. Cycle délicat à 30 °C avec une lessive pour duvet ; sécher à basse température avec deux balles de tennis propres jusqu’à ce que le garnissage reprenne son gonflant.',
    nb: 'Fjern flekker for hånd først. Skånsomt på 30 °C med dunvaskemiddel; tørk på lav varme med to rene tennisballer til fyllet er løst igjen.',
  },
  carSeat: {
    en: 'Cover and inserts: remove and wash at 30 °C, dry flat. Shell and belt: wipe with lukewarm water and mild soap only. Never oil the buckle.',
    de: 'Bezug und Einlagen: abnehmen, bei 30 °C waschen, liegend trocknen. Schale und Gurt: nur mit lauwarmem Wasser und milder Seife abwischen. Das Gurtschloss niemals ölen.',
    ja: 'カバーとインサートは取り外し、30℃以下で洗い、平干ししてください。本体とベルトはぬるま湯と中性洗剤で拭くだけにし、バックルには油を差さないでください。',
    fr: 'Housse et réducteurs : les retirer, les laver à 30 °C, les sécher à plat. Coque et ceinture : essuyer seulement à l’eau tiède et au savon doux. Ne jamais huiler la boucle.',
    nb: 'Trekk og innlegg: ta av og vask på 30 °C, tørk flatt. Skall og belte: tørk bare av med lunkent vann og mild såpe. Smør aldri låsen.',
  },
  carrier: {
    en: 'Close all buckles and wash at 30 °C in a laundry bag. Dry on the line. Check seams and buckles before each use.',
    de: 'Alle Schnallen schließen und bei 30 °C im Wäschenetz waschen. Auf der Leine trocknen. Nähte und Schnallen vor jedem Tragen prüfen.',
    ja: 'バックルをすべて留め、洗濯ネットに入れて30℃以下で洗ってください。吊り干しで乾かします。ご使用前に縫い目とバックルをご確認ください。',
    fr: 'Fermer toutes les boucles et laver à 30 °C dans un filet. Sécher sur un fil. Vérifier coutures et boucles avant chaque portage.',
    nb: 'Lukk alle spenner og vask på 30 °C i vaskepose. Tørk på snor. Sjekk sømmer og spenner før hver bruk.',
  },
  mattress: {
    en: 'Cover: zip off and wash at 60 °C. Core: air regularly, turn head to foot every month, never wash.',
    de: 'Bezug: mit Reißverschluss abnehmen und bei 60 °C waschen. Kern: regelmäßig lüften, jeden Monat Kopf- und Fußende tauschen, nicht waschen.',
    ja: 'カバーはファスナーで取り外し、60℃以下で洗えます。中材は定期的に風を通し、毎月頭側と足側を入れ替えてください。水洗いはできません。',
    fr: 'Housse : l’ôter par le zip et la laver à 60 °C. Âme : aérer régulièrement, inverser tête et pieds chaque mois, ne jamais laver.',
    nb: 'Trekk: ta av med glidelåsen og vask på 60 °C. Kjerne: luft jevnlig, snu hode- og fotenden hver måned, vask aldri.',
  },
  plastic: {
    en: 'Wash by hand with warm water and a little washing-up liquid. No scouring agents.',
    de: 'Von Hand mit warmem Wasser und etwas Spülmittel reinigen. Keine Scheuermittel.',
    ja: 'ぬるま湯と少量の食器用洗剤で手洗いしてください。研磨剤は使用しないでください。',
    fr: 'Laver à la main à l’eau chaude avec un peu de liquide vaisselle. Pas de produit abrasif.',
    nb: 'Vask for hånd med varmt vann og litt oppvaskmiddel. Ingen skuremidler.',
  },
  wipe: {
    en: 'Wipe with a damp cloth and leave to dry in the air. Do not wash in the machine.',
    de: 'Feucht abwischen und an der Luft trocknen lassen. Nicht in der Maschine waschen.',
    ja: '湿らせた布で拭き、自然乾燥させてください。洗濯機では洗えません。',
    fr: 'Essuyer avec un chiffon humide et laisser sécher à l’air. Ne pas passer en machine.',
    nb: 'Tørk av med en fuktig klut og la det lufttørke. Ikke vask i maskin.',
  },
  spare: {
    en: 'Wipe with a damp cloth. Check that the part sits firmly after fitting and once a month.',
    de: 'Feucht abwischen. Prüfe nach dem Einbau und dann einmal im Monat, ob das Teil fest sitzt.',
    ja: '湿らせた布で拭いてください。取り付け後と月に一度、しっかり固定されているかご確認ください。',
    fr: 'Essuyer avec un chiffon humide. Vérifier que la pièce tient bien après la pose, puis une fois par mois.',
    nb: 'Tørk av med en fuktig klut. Kontroller at delen sitter godt etter montering og en gang i måneden.',
  },
}

/** What the material refinement shows. */
export const materialTexts: Readonly<Record<Material, Text>> = {
  aluminium: {
    en: 'Aluminium',
    de: 'Aluminium',
    ja: 'アルミニウム',
    fr: 'Aluminium',
    nb: 'Aluminium',
  },
  beech: {en: 'Beech', de: 'Buche', ja: 'ビーチ材', fr: 'Hêtre', nb: 'Bøk'},
  birch: {en: 'Birch', de: 'Birke', ja: 'バーチ材', fr: 'Bouleau', nb: 'Bjørk'},
  cotton: {
    en: 'Organic cotton',
    de: 'Bio-Baumwolle',
    ja: 'オーガニックコットン',
    fr: 'Coton biologique',
    nb: 'Økologisk bomull',
  },
  down: {en: 'Down', de: 'Daune', ja: 'ダウン', fr: 'Duvet', nb: 'Dun'},
  foam: {en: 'Foam', de: 'Schaum', ja: 'フォーム', fr: 'Mousse', nb: 'Skum'},
  leather: {
    en: 'Vegetable-tanned leather',
    de: 'Pflanzlich gegerbtes Leder',
    ja: '植物タンニンなめし革',
    fr: 'Cuir à tannage végétal',
    nb: 'Vegetabilsk garvet skinn',
  },
  linen: {en: 'Linen', de: 'Leinen', ja: 'リネン', fr: 'Lin', nb: 'Lin'},
  oak: {en: 'Oak', de: 'Eiche', ja: 'オーク材', fr: 'Chêne', nb: 'Eik'},
  polypropylene: {
    en: 'Polypropylene',
    de: 'Polypropylen',
    ja: 'ポリプロピレン',
    fr: 'Polypropylène',
    nb: 'Polypropylen',
  },
  'recycled-polyester': {
    en: 'Recycled polyester',
    de: 'Recyceltes Polyester',
    ja: '再生ポリエステル',
    fr: 'Polyester recyclé',
    nb: 'Resirkulert polyester',
  },
  steel: {en: 'Steel', de: 'Stahl', ja: 'スチール', fr: 'Acier', nb: 'Stål'},
  walnut: {en: 'Walnut', de: 'Nussbaum', ja: 'ウォールナット材', fr: 'Noyer', nb: 'Valnøtt'},
  wool: {
    en: 'Merino wool',
    de: 'Merinowolle',
    ja: 'メリノウール',
    fr: 'Laine mérinos',
    nb: 'Merinoull',
  },
}

/** What the age refinement shows, youngest first. */
export const ageTexts: Readonly<Record<AgeFrom, Text>> = {
  newborn: {
    en: 'From birth',
    de: 'Ab Geburt',
    ja: '新生児から',
    fr: 'Dès la naissance',
    nb: 'Fra fødselen',
  },
  '6m': {
    en: 'From 6 months',
    de: 'Ab 6 Monaten',
    ja: '6か月頃から',
    fr: 'Dès 6 mois',
    nb: 'Fra 6 måneder',
  },
  '12m': {
    en: 'From 12 months',
    de: 'Ab 12 Monaten',
    ja: '12か月頃から',
    fr: 'Dès 12 mois',
    nb: 'Fra 12 måneder',
  },
  '3y': {en: 'From 3 years', de: 'Ab 3 Jahren', ja: '3歳頃から', fr: 'Dès 3 ans', nb: 'Fra 3 år'},
}

/** What the colour refinement shows. */
export const refinementColourTexts: Readonly<Record<PaletteColour['refinementColor'], Text>> = {
  white: {en: 'White', de: 'Weiß', ja: 'ホワイト', fr: 'Blanc', nb: 'Hvit'},
  beige: {en: 'Beige', de: 'Beige', ja: 'ベージュ', fr: 'Beige', nb: 'Beige'},
  brown: {en: 'Brown', de: 'Braun', ja: 'ブラウン', fr: 'Marron', nb: 'Brun'},
  grey: {en: 'Grey', de: 'Grau', ja: 'グレー', fr: 'Gris', nb: 'Grå'},
  black: {en: 'Black', de: 'Schwarz', ja: 'ブラック', fr: 'Noir', nb: 'Svart'},
  green: {en: 'Green', de: 'Grün', ja: 'グリーン', fr: 'Vert', nb: 'Grønn'},
  blue: {en: 'Blue', de: 'Blau', ja: 'ブルー', fr: 'Bleu', nb: 'Blå'},
  red: {en: 'Red', de: 'Rot', ja: 'レッド', fr: 'Rouge', nb: 'Rød'},
  pink: {en: 'Pink', de: 'Rosa', ja: 'ピンク', fr: 'Rose', nb: 'Rosa'},
  purple: {en: 'Purple', de: 'Violett', ja: 'パープル', fr: 'Violet', nb: 'Lilla'},
  yellow: {en: 'Yellow', de: 'Gelb', ja: 'イエロー', fr: 'Jaune', nb: 'Gul'},
}

/** `c_productType` of each family. */
export const familyTypes: Readonly<Record<ArtFamily, string>> = {
  stroller: 'Stroller',
  carrycot: 'Carry cot',
  carseat: 'Car seat',
  highchair: 'High chair',
  'highchair-set': 'High chair set',
  cot: 'Cot',
  dresser: 'Dresser',
  mattress: 'Mattress',
  carrier: 'Carrier',
  bag: 'Bag',
  blanket: 'Blanket',
  sleepingbag: 'Sleeping bag',
  footmuff: 'Footmuff',
  cushion: 'Cushion',
  bath: 'Bath',
  play: 'Play',
  bouncer: 'Bouncer',
  sun: 'Accessory',
  rain: 'Accessory',
  cup: 'Accessory',
  spare: 'Spare part',
}

/** Names of the states, as the attribute's own value list shows them. */
export const availabilityTexts = {
  instock: {en: 'In stock', de: 'Auf Lager', ja: '在庫あり', fr: 'En stock', nb: 'På lager'},
  lowstock: {
    en: 'Low stock',
    de: 'Nur noch wenige',
    ja: '残りわずか',
    fr: 'Stock limité',
    nb: 'Få igjen',
  },
  outofstock: {
    en: 'Out of stock',
    de: 'Zurzeit ausverkauft',
    ja: '在庫切れ',
    fr: 'En rupture de stock',
    nb: 'Utsolgt',
  },
  comingsoon: {
    en: 'Coming soon',
    de: 'Bald erhältlich',
    ja: '近日発売',
    fr: 'Bientôt disponible',
    nb: 'Kommer snart',
  },
  discontinued: {
    en: 'Discontinued',
    de: 'Nicht mehr im Sortiment',
    ja: '販売終了',
    fr: 'N’est plus commercialisé',
    nb: 'Utgått',
  },
} as const satisfies Record<string, Text>

/** Texts of a product page about a state; `{date}` is the day of release or return. */
export const availabilityMessages: Readonly<Record<StockState, Text>> = {
  instock: {
    en: 'In stock, leaves our warehouse within two working days',
    de: 'Auf Lager, geht innerhalb von zwei Werktagen auf die Reise',
    ja: '在庫あり。2営業日以内に発送いたします。',
    fr: 'En stock, quitte notre entrepôt sous deux jours ouvrés',
    nb: 'På lager, sendes innen to virkedager',
  },
  lowstock: {
    en: 'Only a few left, leaves our warehouse within two working days',
    de: 'Nur noch wenige da, Versand innerhalb von zwei Werktagen',
    ja: '残りわずかです。2営業日以内に発送いたします。',
    fr: 'Plus que quelques exemplaires, expédiés sous deux jours ouvrés',
    nb: 'Bare noen få igjen, sendes innen to virkedager',
  },
  outofstock: {
    en: 'Sold out for now. We are glad to write to you when it is back.',
    de: 'Im Moment ausverkauft. Wir schreiben dir gern, sobald es wieder da ist.',
    ja: 'ただいま在庫を切らしております。再入荷の際にメールでお知らせいたします。',
    fr: 'Épuisé pour le moment. Nous vous écrivons volontiers dès son retour.',
    nb: 'Utsolgt akkurat nå. Vi skriver gjerne til deg når den er tilbake.',
  },
  comingsoon: {
    en: 'Coming soon: available from {date}',
    de: 'Bald da: erhältlich ab {date}',
    ja: '近日発売。{date}より販売開始予定です。',
    fr: 'Bientôt là : disponible à partir du {date}',
    nb: 'Kommer snart: i salg fra {date}',
  },
  preorder: {
    en: 'Pre-order now, leaves our warehouse from {date}',
    de: 'Jetzt vorbestellen, Versand ab {date}',
    ja: '予約受付中。{date}より順次発送いたします。',
    fr: 'En précommande, expédition à partir du {date}',
    nb: 'Forhåndsbestill nå, sendes fra {date}',
  },
  backorder: {
    en: 'Made to order: the next batch leaves our workshop from {date}',
    de: 'Auf Bestellung gefertigt: Die nächsten Stücke verlassen die Werkstatt ab {date}',
    ja: '受注生産品です。次回分は{date}より順次発送いたします。',
    fr: 'Fabriqué sur commande : la prochaine série quitte l’atelier à partir du {date}',
    nb: 'Lages på bestilling: neste serie forlater verkstedet fra {date}',
  },
  discontinued: {
    en: 'No longer made. Spare parts stay available for ten years.',
    de: 'Wird nicht mehr gefertigt. Ersatzteile gibt es noch zehn Jahre.',
    ja: '生産を終了いたしました。交換部品は10年間ご用意しております。',
    fr: 'N’est plus fabriqué. Les pièces détachées restent disponibles dix ans.',
    nb: 'Lages ikke lenger. Reservedeler finnes i ti år til.',
  },
}

/** Title of the page of something with a name. */
export function pageTitle({en, de, ja, fr, nb}: Text): Text {
  const title = (name: string) => `${name} | Barnholt`
  return {
    en: title(en),
    de: title(de),
    ja: title(ja),
    fr: fr === undefined ? undefined : title(fr),
    nb: nb === undefined ? undefined : title(nb),
  }
}
