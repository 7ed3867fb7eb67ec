-- Writes OpenStreetMap objects into the layers of the OpenMapTiles schema (https://openmaptiles.org/schema/),
-- as far as the site's map draws them. `barrier` is a layer of our own: the schema has no walls.
-- Read by tilemaker 2 and later; it calls node_function and way_function.

LANGUAGES = { "ar", "zgh", "en", "fr", "es", "de" }

-- Class, first zoom of the line, first zoom of its name.
ROADS = {
  motorway = { "motorway", 4, 10 }, trunk = { "trunk", 5, 10 }, primary = { "primary", 7, 11 },
  secondary = { "secondary", 9, 12 }, tertiary = { "tertiary", 11, 13 },
  unclassified = { "minor", 12, 14 }, residential = { "minor", 12, 14 },
  living_street = { "minor", 12, 14 }, road = { "minor", 12, 14 },
  service = { "service", 13, 14 }, track = { "track", 13, 14 },
  pedestrian = { "path", 12, 13 }, footway = { "path", 13, 14 }, path = { "path", 13, 14 },
  steps = { "path", 13, 14 }, cycleway = { "path", 13, 14 }, bridleway = { "path", 13, 14 },
}
RAILWAYS = { rail = 8, light_rail = 10, tram = 12, narrow_gauge = 10, funicular = 12 }
-- Drawing order of roads: later ones cover earlier ones.
ORDER = { motorway = 9, trunk = 8, primary = 7, secondary = 6, tertiary = 5, minor = 4, service = 3 }

WATERWAYS = { river = 8, canal = 11, stream = 12, drain = 13, ditch = 13 }
-- Class of the schema by the value of landuse, natural or leisure.
LANDCOVER = {
  wood = "wood", forest = "wood", wetland = "wetland", beach = "sand", sand = "sand",
  farmland = "farmland", orchard = "farmland", vineyard = "farmland", plant_nursery = "farmland",
  grassland = "grass", grass = "grass", meadow = "grass", scrub = "grass", heath = "grass",
  park = "grass", garden = "grass", village_green = "grass", recreation_ground = "grass",
  golf_course = "grass", bare_rock = "rock", scree = "rock",
}
LANDUSE = {
  residential = true, commercial = true, industrial = true, retail = true, railway = true,
  cemetery = true, military = true, school = true, university = true, hospital = true,
  stadium = true, pitch = true, playground = true, zoo = true, bus_station = true,
}
WALLS = { city_wall = 12, wall = 14, retaining_wall = 14 }

-- Class and rank (1 is the most important) by key and value.
POIS = {
  historic = {
    city_gate = { "gate", 1 }, monument = { "monument", 4 }, castle = { "castle", 3 },
    fort = { "castle", 3 }, ruins = { "castle", 6 }, archaeological_site = { "castle", 5 },
  },
  railway = { station = { "railway", 2 }, halt = { "railway", 4 }, tram_stop = { "railway", 8 } },
  tourism = {
    museum = { "museum", 2 }, attraction = { "attraction", 3 }, viewpoint = { "attraction", 6 },
    gallery = { "art_gallery", 8 }, information = { "information", 8 }, zoo = { "zoo", 6 },
    hotel = { "lodging", 20 }, guest_house = { "lodging", 20 }, hostel = { "lodging", 20 },
    camp_site = { "campsite", 12 }, picnic_site = { "picnic_site", 14 },
  },
  amenity = {
    place_of_worship = { "place_of_worship", 5 }, hospital = { "hospital", 3 },
    clinic = { "hospital", 12 }, pharmacy = { "pharmacy", 15 }, police = { "police", 10 },
    post_office = { "post", 15 }, bank = { "bank", 16 }, atm = { "atm", 18 },
    toilets = { "toilets", 14 }, parking = { "parking", 12 }, taxi = { "car", 14 },
    bus_station = { "bus", 4 }, fuel = { "fuel", 16 }, marketplace = { "grocery", 6 },
    cafe = { "cafe", 22 }, restaurant = { "restaurant", 22 }, fast_food = { "fast_food", 24 },
    university = { "college", 8 }, school = { "school", 18 }, library = { "library", 12 },
    theatre = { "theatre", 10 }, townhall = { "town_hall", 8 }, fountain = { "fountain", 16 },
    drinking_water = { "drinking_water", 16 },
  },
  leisure = { park = { "park", 6 }, garden = { "park", 7 }, stadium = { "stadium", 8 } },
  barrier = { gate = { "gate", 25 } },
}
-- First zoom and rank of settlements.
PLACES = {
  city = { 5, 3 }, town = { 7, 6 }, village = { 9, 10 }, suburb = { 11, 12 }, quarter = { 12, 13 },
  neighbourhood = { 13, 14 }, hamlet = { 12, 14 }, isolated_dwelling = { 13, 15 },
}

node_keys = { "place", "natural", "aeroway", "historic", "railway", "tourism", "amenity", "leisure", "barrier" }

-- Arabic letters (U+0600 to U+07FF) and Tifinagh (U+2D30 to U+2D7F) in UTF-8.
local function is_latin(name)
  return not name:find("[\216-\223][\128-\191]") and not name:find("\226[\180\181]")
end

-- The name, its form in Latin letters, and those of the site's languages.
local function write_names(object)
  local name = object:Find("name")
  if name == "" then return end
  object:Attribute("name", name)
  local latin = name
  for _, key in ipairs({ "name:fr", "name:en", "int_name" }) do
    if is_latin(latin) then break end
    if object:Holds(key) then latin = object:Find(key) end
  end
  if is_latin(latin) then object:Attribute("name:latin", latin) end
  if not is_latin(name) then object:Attribute("name:nonlatin", name) end
  for _, language in ipairs(LANGUAGES) do
    local key = "name:" .. language
    if object:Holds(key) then object:Attribute(key, object:Find(key)) end
  end
end

-- The first zoom of an area, by its size in square metres: small ones would be less than a pixel.
local function min_zoom_by_area(way)
  local side, zoom = math.sqrt(way:Area()), 14
  while zoom > 6 and side > 19.1 * 2 ^ (14 - zoom) do zoom = zoom - 1 end
  way:MinZoom(zoom)
end

local function write_poi(object, is_way)
  for key, values in pairs(POIS) do
    local value = object:Find(key)
    local known = values[value]
    if known and (object:Holds("name") or known[2] >= 12) then
      if is_way then object:LayerAsCentroid("poi") else object:Layer("poi", false) end
      object:Attribute("class", known[1])
      -- As in the schema: mosques, churches and synagogues differ in their religion alone.
      local religion = value == "place_of_worship" and object:Find("religion") or ""
      object:Attribute("subclass", religion ~= "" and religion or value)
      object:AttributeNumeric("rank", known[2])
      object:MinZoom(known[2] <= 4 and 12 or known[2] <= 8 and 13 or 14)
      write_names(object)
      return
    end
  end
end

local function write_elevation(object)
  local metres = tonumber(object:Find("ele"))
  if metres then object:AttributeNumeric("ele", math.floor(metres)) end
end

function init_function() end
function exit_function() end

function node_function(node)
  local place = PLACES[node:Find("place")]
  if place then
    local population = tonumber(node:Find("population")) or 0
    node:Layer("place", false)
    node:Attribute("class", node:Find("place"))
    node:AttributeNumeric("rank", population > 100000 and place[2] - 1 or place[2])
    node:MinZoom(population > 10000 and place[1] - 1 or place[1])
    write_names(node)
    return
  end
  if node:Find("natural") == "peak" then
    node:Layer("mountain_peak", false)
    node:Attribute("class", "peak")
    node:AttributeNumeric("rank", 1)
    write_elevation(node)
    write_names(node)
    node:MinZoom((tonumber(node:Find("ele")) or 0) > 2000 and 9 or 11)
    return
  end
  if node:Find("aeroway") == "aerodrome" then
    node:Layer("aerodrome_label", false)
    node:Attribute("iata", node:Find("iata"))
    write_names(node)
    return
  end
  write_poi(node, false)
end

local function write_brunnel(way)
  for _, kind in ipairs({ "bridge", "tunnel", "ford" }) do
    local value = way:Find(kind)
    if value ~= "" and value ~= "no" then
      way:Attribute("brunnel", kind)
      return
    end
  end
end

local function write_road(way, highway)
  local is_ramp = highway:sub(-5) == "_link"
  local road = ROADS[is_ramp and highway:sub(1, -6) or highway]
  if not road or way:Find("access") == "private" then return end
  local class, line_zoom, name_zoom = road[1], road[2], road[3]
  local is_area = way:Find("area") == "yes" and way:IsClosed()
  way:Layer("transportation", is_area)
  way:Attribute("class", class)
  if class == "path" then way:Attribute("subclass", highway) end
  if is_ramp then way:AttributeNumeric("ramp", 1) end
  if way:Find("oneway") == "yes" then way:AttributeNumeric("oneway", 1) end
  write_brunnel(way)
  way:ZOrder((tonumber(way:Find("layer")) or 0) * 10 + (ORDER[class] or 1))
  way:MinZoom(is_ramp and math.max(line_zoom, 9) or line_zoom)
  local ref = way:Find("ref")
  if not way:Holds("name") and ref == "" then return end
  if is_area then way:LayerAsCentroid("transportation_name") else way:Layer("transportation_name", false) end
  way:Attribute("class", class)
  if class == "path" then way:Attribute("subclass", highway) end
  if ref ~= "" then
    way:Attribute("ref", ref)
    way:AttributeNumeric("ref_length", ref:len())
  end
  write_names(way)
  way:MinZoom(name_zoom)
end

local function write_railway(way, railway)
  if not RAILWAYS[railway] then return end
  way:Layer("transportation", false)
  way:Attribute("class", railway == "rail" and "rail" or "transit")
  way:Attribute("subclass", railway)
  if way:Holds("service") then way:Attribute("service", way:Find("service")) end
  write_brunnel(way)
  way:MinZoom(way:Holds("service") and 13 or RAILWAYS[railway])
end

local function write_water(way, waterway)
  if way:IsClosed() and (way:Find("natural") == "water" or way:Find("landuse") == "reservoir" or waterway == "riverbank") then
    local is_river = waterway == "riverbank" or way:Find("water") == "river"
    way:Layer("water", true)
    way:Attribute("class", is_river and "river" or "lake")
    if way:Find("intermittent") == "yes" then way:AttributeNumeric("intermittent", 1) end
    min_zoom_by_area(way)
    if way:Holds("name") and not is_river then
      way:LayerAsCentroid("water_name")
      way:Attribute("class", "lake")
      write_names(way)
      min_zoom_by_area(way)
    end
  elseif WATERWAYS[waterway] then
    way:Layer("waterway", false)
    way:Attribute("class", waterway)
    if way:Find("intermittent") == "yes" then way:AttributeNumeric("intermittent", 1) end
    write_brunnel(way)
    write_names(way)
    way:MinZoom(WATERWAYS[waterway])
  end
end

local function write_land(way)
  local value = way:Find("landuse")
  for _, key in ipairs({ "natural", "leisure", "amenity", "tourism" }) do
    if value == "" then value = way:Find(key) end
  end
  if LANDCOVER[value] then
    way:Layer("landcover", true)
    way:Attribute("class", LANDCOVER[value])
    way:Attribute("subclass", value)
    min_zoom_by_area(way)
  elseif LANDUSE[value] then
    way:Layer("landuse", true)
    way:Attribute("class", value)
    min_zoom_by_area(way)
  end
  local protected = way:Find("boundary") == "national_park" and "national_park"
    or way:Find("leisure") == "nature_reserve" and "nature_reserve"
  if protected then
    way:Layer("park", true)
    way:Attribute("class", protected)
    write_names(way)
    min_zoom_by_area(way)
  end
end

local function write_building(way)
  way:Layer("building", true)
  local height = tonumber(way:Find("height")) or (tonumber(way:Find("building:levels")) or 1) * 3.5
  way:AttributeNumeric("render_height", height)
  min_zoom_by_area(way)
end

-- Ways that are part of an administrative boundary.
function relation_scan_function(relation)
  if relation:Find("type") == "boundary" and relation:Find("boundary") == "administrative" then
    relation:Accept()
  end
end

local function write_boundary(way)
  local level = 99
  while way:NextRelation() do
    level = math.min(level, tonumber(way:FindInRelation("admin_level")) or 99)
  end
  if level > 6 then return end
  way:Layer("boundary", false)
  way:AttributeNumeric("admin_level", level)
  way:MinZoom(level <= 4 and 4 or 7)
end

function way_function(way)
  local highway, railway, waterway = way:Find("highway"), way:Find("railway"), way:Find("waterway")
  write_boundary(way)
  if highway ~= "" then write_road(way, highway) end
  if railway ~= "" then write_railway(way, railway) end
  write_water(way, waterway)
  local wall = WALLS[way:Find("barrier")] or (way:Find("historic") == "citywalls" and 12)
  if wall then
    way:Layer("barrier", false)
    way:Attribute("class", wall == 12 and "city_wall" or way:Find("barrier"))
    write_names(way)
    way:MinZoom(wall)
  end
  local aeroway = way:Find("aeroway")
  if aeroway ~= "" then
    way:Layer("aeroway", way:IsClosed())
    way:Attribute("class", aeroway)
    if aeroway == "aerodrome" then
      way:LayerAsCentroid("aerodrome_label")
      way:Attribute("iata", way:Find("iata"))
      write_names(way)
    end
  end
  if not way:IsClosed() then return end
  if way:Holds("building") and way:Find("building") ~= "no" then write_building(way) end
  write_land(way)
  write_poi(way, true)
end
