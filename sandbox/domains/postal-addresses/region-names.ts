/** A region of the first level, with its name in Latin letters and in the country's own script. */
interface RegionName {
  readonly latin: string
  readonly local: string
}

/** Regions by code from text such as `13 Tokyo/東京都;M Madrid`; a region with one name has it in both scripts. */
const regions = (text: string): ReadonlyMap<string, RegionName> =>
  new Map(
    text.split(';').map((entry) => {
      const end = entry.indexOf(' ')
      const [latin = '', local = latin] = entry.slice(end + 1).split('/')
      return [entry.slice(0, end), {latin, local}]
    }),
  )

/** Countries that write the name of a region in an address, with their regions by ISO 3166-2 code. */
const countries: Readonly<Record<string, ReadonlyMap<string, RegionName>>> = {
  ES: regions(
    'VI Álava;AB Albacete;A Alicante;AL Almería;O Asturias;AV Ávila;BA Badajoz;' +
      'PM Balears;B Barcelona;BI Bizkaia;BU Burgos;CC Cáceres;CA Cádiz;S Cantabria;' +
      'CS Castellón;CE Ceuta;CR Ciudad Real;CO Córdoba;C A Coruña;CU Cuenca;SS Gipuzkoa;' +
      'GI Girona;GR Granada;GU Guadalajara;H Huelva;HU Huesca;J Jaén;LO La Rioja;LE León;' +
      'L Lleida;LU Lugo;M Madrid;MA Málaga;ML Melilla;MU Murcia;NA Navarra;OR Ourense;' +
      'P Palencia;GC Las Palmas;PO Pontevedra;SA Salamanca;TF Santa Cruz de Tenerife;' +
      'SG Segovia;SE Sevilla;SO Soria;T Tarragona;TE Teruel;TO Toledo;V Valencia;' +
      'VA Valladolid;ZA Zamora;Z Zaragoza',
  ),
  IE: regions(
    'CW Carlow;CN Cavan;CE Clare;CO Cork;DL Donegal;D Dublin;G Galway;KY Kerry;' +
      'KE Kildare;KK Kilkenny;LS Laois;LM Leitrim;LK Limerick;LD Longford;LH Louth;MO Mayo;' +
      'MH Meath;MN Monaghan;OY Offaly;RN Roscommon;SO Sligo;TA Tipperary;WD Waterford;' +
      'WH Westmeath;WX Wexford;WW Wicklow',
  ),
  JP: regions(
    '01 Hokkaido/北海道;02 Aomori/青森県;03 Iwate/岩手県;04 Miyagi/宮城県;05 Akita/秋田県;' +
      '06 Yamagata/山形県;07 Fukushima/福島県;08 Ibaraki/茨城県;09 Tochigi/栃木県;10 Gunma/群馬県;' +
      '11 Saitama/埼玉県;12 Chiba/千葉県;13 Tokyo/東京都;14 Kanagawa/神奈川県;15 Niigata/新潟県;' +
      '16 Toyama/富山県;17 Ishikawa/石川県;18 Fukui/福井県;19 Yamanashi/山梨県;20 Nagano/長野県;' +
      '21 Gifu/岐阜県;22 Shizuoka/静岡県;23 Aichi/愛知県;24 Mie/三重県;25 Shiga/滋賀県;26 Kyoto/京都府;' +
      '27 Osaka/大阪府;28 Hyogo/兵庫県;29 Nara/奈良県;30 Wakayama/和歌山県;31 Tottori/鳥取県;' +
      '32 Shimane/島根県;33 Okayama/岡山県;34 Hiroshima/広島県;35 Yamaguchi/山口県;36 Tokushima/徳島県;' +
      '37 Kagawa/香川県;38 Ehime/愛媛県;39 Kochi/高知県;40 Fukuoka/福岡県;41 Saga/佐賀県;42 Nagasaki/長崎県;' +
      '43 Kumamoto/熊本県;44 Oita/大分県;45 Miyazaki/宮崎県;46 Kagoshima/鹿児島県;47 Okinawa/沖縄県',
  ),
  KR: regions(
    '11 Seoul/서울특별시;26 Busan/부산광역시;27 Daegu/대구광역시;28 Incheon/인천광역시;29 Gwangju/광주광역시;' +
      '30 Daejeon/대전광역시;31 Ulsan/울산광역시;50 Sejong/세종특별자치시;41 Gyeonggi/경기도;' +
      '42 Gangwon/강원특별자치도;43 North Chungcheong/충청북도;44 South Chungcheong/충청남도;' +
      '45 North Jeolla/전북특별자치도;46 South Jeolla/전라남도;47 North Gyeongsang/경상북도;' +
      '48 South Gyeongsang/경상남도;49 Jeju/제주특별자치도',
  ),
}

/**
 * Returns a region as an address has it: the name where the country writes names, else the code without the country.
 * A region that is not in the table stays as it is.
 * @param code such as `RM`, `JP-13` or `13`
 */
export function writtenRegion(countryCode: string, code: string, script: keyof RegionName): string {
  const prefix = `${countryCode}-`
  const short = code.startsWith(prefix) ? code.slice(prefix.length) : code
  return countries[countryCode]?.get(short)?.[script] ?? short
}
