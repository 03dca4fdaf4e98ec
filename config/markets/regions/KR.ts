import type {Region} from './region'

const province = (code: string, name: string, local: string): Region => ({
  code: `KR-${code}`,
  name,
  local: {language: 'ko', name: local},
})

/** The cities and provinces of the first level (ISO 3166-2 codes). */
export const regions: readonly Region[] = [
  province('11', 'Seoul', '서울특별시'),
  province('26', 'Busan', '부산광역시'),
  province('27', 'Daegu', '대구광역시'),
  province('28', 'Incheon', '인천광역시'),
  province('29', 'Gwangju', '광주광역시'),
  province('30', 'Daejeon', '대전광역시'),
  province('31', 'Ulsan', '울산광역시'),
  province('50', 'Sejong', '세종특별자치시'),
  province('41', 'Gyeonggi', '경기도'),
  province('42', 'Gangwon', '강원특별자치도'),
  province('43', 'North Chungcheong', '충청북도'),
  province('44', 'South Chungcheong', '충청남도'),
  province('45', 'North Jeolla', '전북특별자치도'),
  province('46', 'South Jeolla', '전라남도'),
  province('47', 'North Gyeongsang', '경상북도'),
  province('48', 'South Gyeongsang', '경상남도'),
  province('49', 'Jeju', '제주특별자치도'),
]
